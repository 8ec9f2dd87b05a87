/** Whether what is shown comes from the server, or is the last that this browser has kept while it is offline. */
import type { Text } from "./types";

/** The header by which a request asks for the last answer if there is no connection. */
export const FALLBACK = "X-Elgrande-Fallback";
/** The header by which the service worker says that an answer is an old one, in milliseconds since 1970. */
export const AS_OF = "X-Elgrande-As-Of";

export const connection = $state({
  /** Why the server can do nothing now, while the page asks again; null: it can. */
  waiting: null as Text | null,
  /** When the last answer was true, if it is an old one; null: it came from the server. */
  asOf: null as number | null,
});
