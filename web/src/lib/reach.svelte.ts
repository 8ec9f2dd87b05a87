/** Where friends reach this server: the address of this page, unless only this computer knows that one. */
import * as api from "./api";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Addresses of private networks (RFC 1918, 3927, 4193), and names that are known in one network alone. */
const PRIVATE = /^(10(\.\d+){3}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|192\.168(\.\d+){2}|169\.254(\.\d+){2}|\[f([cd][\da-f]|e[89ab])[\da-f]:.*\]|[^.[]+|.*\.local)$/;

/** Whether this page was opened by an address that only this computer knows. */
const onlyHere = (): boolean => LOOPBACK.test(location.hostname);

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

/** Where links of this page open: on this computer, on all devices of its network, or anywhere. */
export function reach(): "here" | "network" | "anywhere" {
  const { hostname } = new URL(linkTo("/"));
  return LOOPBACK.test(hostname) ? "here" : PRIVATE.test(hostname) ? "network" : "anywhere";
}
