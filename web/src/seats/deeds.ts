/** What can be done about the seats of a table. */
import * as api from "../lib/api";
import type { OpenLink, State } from "../lib/types";

/** What the server does about a seat, by the end of its path. */
export type Deed = "away" | "back" | "leave" | "vacation" | "give" | "time" | "remove" | "vote" | "mute" | "report" | "power" | "links/revoke";

export interface Seating {
  /** The path of a new link to a seat; null: there is none. */
  link: (seat: number) => Promise<string | null>;
  /** The links that nobody has used, for the host. */
  openLinks: () => Promise<OpenLink[]>;
  /** Does something about a seat; returns whether it worked. */
  act: (deed: Deed, body: object) => Promise<boolean>;
}

/** The seating of a table; `attempt` explains what is refused, and shows what has changed. */
export function seatingOf(id: string, attempt: (deed: () => Promise<unknown>) => Promise<boolean>): Seating {
  return {
    async link(seat) {
      let made: string | null = null;
      await attempt(async () => (made = await api.newLink(id, seat)));
      return made;
    },
    openLinks: async () => (await api.openLinks(id)).links,
    act: (deed, body) => attempt(() => api.seatDeed(id, deed, body)),
  };
}

/** Whether a seat is a person's, though a bot may play it just now. */
export const isPersons = ({ kind, sits_in }: State["seats"][number]): boolean => kind === "person" || sits_in === true;
