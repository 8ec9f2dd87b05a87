/** What servers send things to: a mail server, and a service that takes what is posted. */
import { spawn } from "node:child_process";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { PYTHON, ROOT } from "./pages.mjs";

/** A mail server, and the mails that it was given. */
export async function mailServer() {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((done) => probe.close(done));
  const started = spawn(PYTHON, ["-u", "-m", "aiosmtpd", "-n", "-c", "aiosmtpd.handlers.Debugging", "stdout", "-l", `127.0.0.1:${port}`], { cwd: ROOT });
  let text = "";
  started.stdout.setEncoding("utf8").on("data", (more) => (text += more));
  return {
    options: ["--smtp", `smtp://127.0.0.1:${port}`, "--mail-from", "table@games.example"],
    mails: () => text.split("---------- MESSAGE FOLLOWS ----------").slice(1),
    stop: () => started.kill(),
  };
}

/** A service at an address, and all that was posted there. */
export async function receiver() {
  const arrived = [];
  const service = createHttpServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part)).on("end", () => {
      arrived.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  return { address: `http://127.0.0.1:${await listening(service)}`, arrived, stop: () => service.close() };
}

async function listening(server) {
  await new Promise((done, fail) => server.once("error", fail).listen(0, "127.0.0.1", done).unref());
  return server.address().port;
}
