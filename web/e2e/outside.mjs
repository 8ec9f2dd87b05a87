/** What servers send things to: a mail server, and a service that takes what is posted. */
import { spawn } from "node:child_process";
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
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

/** A browser to which notices are pushed: the keys that it gives away, and how it reads what a push service passes on
 *  (RFC 8291). */
export function pushedBrowser() {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.getPublicKey().toString("base64url"), auth: auth.toString("base64url") },
    read(body) {
      const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), theirs]);
      const shared = hkdfSync("sha256", own.computeSecret(theirs), auth, info, 32);
      const part = (name, length) => Buffer.from(hkdfSync("sha256", Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, length));
      const opener = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12)).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]).toString();
      return JSON.parse(text.slice(0, text.lastIndexOf("}") + 1));
    },
  };
}

async function listening(server) {
  await new Promise((done, fail) => server.once("error", fail).listen(0, "127.0.0.1", done).unref());
  return server.address().port;
}
