import type { ListedKiosk } from '#application/ports/server/office/kiosk-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Kiosk } from '#domain/voting/kiosk/kiosk.ts';

type Row = Readonly<Record<string, unknown>>;

/** A kiosk from its row: neither its code nor its token. */
export const kioskOfRow = ({ id, vote, name, until }: Row): Kiosk => ({
  id: String(id),
  vote: String(vote),
  name: String(name),
  until: Number(until),
});

/** The minute of an instant: no moment of a single call is kept. */
export const minuteOf = (now: Instant): Instant => now - (now % 60_000);

/** A kiosk as the desk sees it: a row without a token waits for its code. */
export const listedKiosk = (row: Row): ListedKiosk => ({
  ...kioskOfRow(row),
  isStarted: row['token'] !== null,
  seen: row['seen'] === null ? null : Number(row['seen']),
});

/** A kiosk from the row that was found, if one was. */
export const foundKiosk = (row: Row | undefined): Kiosk | null =>
  row === undefined ? null : kioskOfRow(row);

/** The sealed person of the row that was found, if one was. */
export const sealedOf = (row: Row | undefined): string | null =>
  row === undefined ? null : String(row['sealed']);

/** How the kiosk of a pass is written: a pass that nobody has entered has none. */
export const writtenKiosk = (kiosk: string | null): string => kiosk ?? '';
