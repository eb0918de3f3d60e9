import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';

/** The kind of the record of a session that is called off; its id is that of the session. */
export const callOffKind = 'ticketCallOff';

/** One person of staff who signed that a session is called off. */
export interface CallOffSignature {
  readonly by: string;
  readonly at: Instant;
}

/** A session that is being called off: two people sign it, since all its money goes back. */
export interface CallOff {
  /** For those who have tickets. */
  readonly reason: string;
  readonly signatures: readonly CallOffSignature[];
}

/** Whether a session is called off: a second person has signed. */
export const isCalledOff = (callOff: CallOff | null): boolean => (callOff?.signatures.length ?? 0) >= 2;

/** The record of a session that is being called off, to be stored as this version. */
export const callOffRecord = (
  session: string,
  callOff: CallOff,
  { at, version }: { readonly at: Instant; readonly version: number },
): GoodsRecord => ({
  kind: callOffKind,
  id: session,
  owner: '',
  at,
  version,
  body: callOff as unknown as JsonObject,
});

/** What a record says of a session that is being called off. */
export const callOffIn = ({ body }: Pick<GoodsRecord, 'body'>): CallOff => body as unknown as CallOff;
