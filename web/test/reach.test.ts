/** How far the links of a page lead. */
import { beforeEach, expect, test, vi } from "vitest";

const known = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock("../src/lib/api", () => ({ box: () => Promise.resolve(known) }));

beforeEach(() => vi.resetModules());

/** The module as a page has it that was opened at an address. */
async function openedAt(address: string, ...addresses: string[]) {
  vi.stubGlobal("location", new URL(address));
  known.addresses = addresses;
  const module = await import("../src/lib/reach.svelte");
  module.networkAddress();
  await Promise.resolve(); // the server has said where else it can be reached
  return module;
}

const NETWORK = ["10.0.0.7", "10.255.1.2", "172.16.0.1", "172.31.9.9", "192.168.1.5", "169.254.3.4", "[fd12:3456::1]", "[fe80::1]", "laptop", "laptop.local"];
const ANYWHERE = ["9.10.0.0", "11.0.0.1", "172.15.0.1", "172.32.0.1", "192.167.1.1", "192.169.1.1", "100.64.0.1", "[2001:db8::1]", "[fc::1]", "games.example", "10.0.0.7.example", "local.example"];

test.each(NETWORK)("links of a page at %s open in its network only", async (host) => {
  const { linkTo, reach } = await openedAt(`http://${host}:8321/new`);
  expect(reach()).toBe("network");
  expect(linkTo("/join/x/y")).toBe(`http://${host}:8321/join/x/y`);
});

test.each(ANYWHERE)("links of a page at %s open anywhere", async (host) => {
  expect((await openedAt(`https://${host}/new`)).reach()).toBe("anywhere");
});

test.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("links of a page at %s open here only, or where else the server says", async (host) => {
  expect((await openedAt(`http://${host}:8321/`)).reach()).toBe("here");
  vi.resetModules();
  const inside = await openedAt(`http://${host}:8321/`, "http://192.168.1.5:8321");
  expect(inside.reach()).toBe("network");
  expect(inside.linkTo("/join/x/y")).toBe("http://192.168.1.5:8321/join/x/y");
  vi.resetModules();
  expect((await openedAt(`http://${host}:8321/`, "http://203.0.113.7:8321")).reach()).toBe("anywhere");
});
