/** Before all files of tests: keep temporary files in memory, and begin what starts their servers, once for all of them. */
import { accessSync, constants } from "node:fs";
import { starter } from "./server.mjs";

const MEMORY = "/dev/shm";

/** A server waits for the disk whenever it stores something, a browser whenever it starts. */
function useMemory() {
  try {
    accessSync(MEMORY, constants.W_OK);
    process.env["TMPDIR"] ??= MEMORY;
  } catch {
    // this machine has no such folder
  }
}

export function globalSetup() {
  useMemory();
  return starter();
}
