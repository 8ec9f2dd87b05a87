/** Before all files of tests: begin what starts their servers, once for all of them. */
export { starter as globalSetup } from "./server.mjs";
