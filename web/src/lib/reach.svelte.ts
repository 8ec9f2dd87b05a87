/** Where friends reach this server: the address of this page, unless only this computer knows that one. */
import * as api from "./api";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether this page was opened by an address that only this computer knows. */
export const onlyHere = (): boolean => LOOPBACK.test(location.hostname);

const known = $state<{ address: string | null }>({ address: null });
let asked = false;

/** The address of this computer in the local network; null: unknown, or the server does not listen there. */
export function networkAddress(): string | null {
  if (onlyHere() && !asked) {
    asked = true;
    void api.box().then(
      ({ addresses }) => (known.address = addresses[0] ?? null),
      () => (asked = false),
    );
  }
  return known.address;
}

/** The full address of a path, as friends can use it. */
export const linkTo = (path: string): string => new URL(path, networkAddress() ?? location.href).href;
