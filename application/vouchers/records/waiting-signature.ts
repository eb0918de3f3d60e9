import type { JsonObject } from '#domain/documents/json.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { WaitingSignature } from '#domain/voting/opening/vote-record.ts';

/** The kind and the id of the record of a first signature, in the good of its campaign. */
export const waitingKind = 'campaignSignature';
export const waitingId = 'waiting';

/** The record of a first signature that waits, or that none does any more. */
export const waitingRecord = (
  waiting: WaitingSignature | null,
  version: number,
  at: Instant,
): GoodsRecord => ({
  kind: waitingKind,
  id: waitingId,
  owner: '',
  at,
  version,
  body: { waiting: waiting as unknown as JsonObject | null },
});

/** The first signature that a record has; null if none waits. */
export const waitingIn = ({ body }: Pick<GoodsRecord, 'body'>): WaitingSignature | null =>
  body['waiting'] as unknown as WaitingSignature | null;
