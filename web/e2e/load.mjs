/** How much a page loads. */

/** The most that a first load may take, compressed, in kilobytes. */
export const MOST = 350;

/** What a page shows when it has loaded everything: the lobby its tables, a table its cards. */
export const [LOBBY, CARDS] = ["#mine + *", ".offer-place [data-stack] svg"];

/** How many kilobytes a page loads until it shows something, as they come over the wire. */
export async function sizeOf(page, path, shown) {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  let size = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => (size += encodedDataLength));
  await page.goto(path);
  await page.locator(shown).first().waitFor();
  await client.detach();
  return size / 1024;
}
