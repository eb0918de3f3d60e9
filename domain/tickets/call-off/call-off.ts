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

/**
 * Milliseconds for which a first signature waits for a second one. Afterwards it is void: who signs then must not do what
 * somebody wanted in another week. So is the first signature of who has left.
 */
export const firstSignatureHolds = 7 * 86_400_000;

/** What holds of it at a moment: nothing if the only signature was taken back, or is void. */
export function standingCallOff<One extends CallOff>(callOff: One | null, at: Instant): One | null {
  const [first, second] = callOff?.signatures ?? [];
  if (first === undefined) return null;
  return second !== undefined || at < first.at + firstSignatureHolds ? callOff : null;
}

/** What is stored once the only signature was taken back. */
export const withoutSignature = <One extends CallOff>(callOff: One): One => ({
  ...callOff,
  reason: '',
  signatures: [],
});

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
