import type { ListedKiosk } from '#application/ports/server/office/kiosk-store.ts';
import type { Kiosk } from '#domain/voting/kiosk/kiosk.ts';

type Row = Readonly<Record<string, unknown>>;

/** A kiosk from its row: neither its code nor its token. */
export const kioskOfRow = ({ id, vote, name, until }: Row): Kiosk => ({
  id: String(id),
  vote: String(vote),
  name: String(name),
  until: Number(until),
});

/** A kiosk as the desk sees it: a row without a token waits for its code. */
export const listedKiosk = (row: Row): ListedKiosk => ({
  ...kioskOfRow(row),
  isStarted: row['token'] !== null,
});

/** A kiosk from the row that was found, if one was. */
export const foundKiosk = (row: Row | undefined): Kiosk | null =>
  row === undefined ? null : kioskOfRow(row);

/** The sealed person of the row that was found, if one was. */
export const sealedOf = (row: Row | undefined): string | null =>
  row === undefined ? null : String(row['sealed']);

/** How the kiosk of a pass is written: a pass that nobody has entered has none. */
export const writtenKiosk = (kiosk: string | null): string => kiosk ?? '';
