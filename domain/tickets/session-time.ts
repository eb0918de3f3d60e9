import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';

/** The kind of the record of when a session was last announced; its id is that of the session. */
export const sessionTimeKind = 'ticketSessionTime';

/** The record of the announced beginning of a session, to be stored as this version. */
export const sessionTimeRecord = (
  session: string,
  start: Instant,
  { at, version }: { readonly at: Instant; readonly version: number },
): GoodsRecord => ({ kind: sessionTimeKind, id: session, owner: '', at, version, body: { start } });

/** The beginning that a record says was announced. */
export const announcedStart = ({ body }: Pick<GoodsRecord, 'body'>): Instant => Number(body['start']);
