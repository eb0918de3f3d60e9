import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';

/** The kind of the record of a place in the line of an event; its id is that of its order. */
export const lineKind = 'ticketLine';
/** The kind of the record of a person's place: one for each session, so that nobody has two. */
export const turnKind = 'ticketTurn';
/** The owner of places whose turn has not come. */
export const waitingOwner = 'waiting';

/** A place in the line. */
export interface LineEntry {
  /** Its order. */
  readonly id: string;
  readonly session: string;
  /** When it was taken. */
  readonly at: Instant;
  /** The pools of which its order wants something: who wants none of them may go ahead. */
  readonly pools: readonly string[];
}

/** The record of a place that waits, or whose turn has come. */
export const lineRecord = (
  { id, session, at, pools }: LineEntry,
  { isWaiting, version }: { readonly isWaiting: boolean; readonly version: number },
): GoodsRecord => ({
  kind: lineKind,
  id,
  owner: isWaiting ? waitingOwner : '',
  at,
  version,
  body: { session, pools: [...pools] },
});

/** The place that a record has. */
export const lineEntryIn = ({ id, at, body }: GoodsRecord): LineEntry => ({
  ...(body as unknown as Pick<LineEntry, 'session' | 'pools'>),
  id,
  at,
});

/** The id of the record of a person's place in the line of a session. */
export const turnId = (session: string, holder: string): string => `${session} ${holder}`;

/** The record of a person's place. */
export const turnRecord = (
  { id: order, session, at }: Pick<LineEntry, 'id' | 'session' | 'at'>,
  holder: string,
  version: number,
): GoodsRecord => ({
  kind: turnKind,
  id: turnId(session, holder),
  owner: holder,
  at,
  version,
  body: { order },
});
