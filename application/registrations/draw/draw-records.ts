import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import type { DrawTexts, KeptDraw } from '#domain/registrations/act/kept-draw.ts';
import type { DrawOutcome } from '#domain/registrations/draw/draw-outcome.ts';
import type { GoodsRecord, SeenRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { goodOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';

/** The kind of the record of a draw; lists and outcomes are records of their own, since they are long. */
export const drawKind = 'draw';
/** The kinds of the texts of a draw, of which each application is a part. */
export const drawTextKinds = { list: 'drawList', outcome: 'drawOutcome' } as const;
const { list: listKind, outcome: outcomeKind } = drawTextKinds;
const givenKind = 'drawGiven';
/** There is one of each in a good. */
const only = 'draw';

/** That nothing of a good was sealed yet, to be seen by a request that must come before. */
export const unsealedDraw: SeenRecord = { kind: drawKind, id: only, version: 0 };

/** The chain of steps of a draw, in its good. */
export const drawChain = 'draw';

/** A draw with the version of its record. */
export interface FoundDraw {
  readonly kept: KeptDraw;
  readonly version: number;
}

const recordOf = (kind: string, body: object, version: number, at: Instant): GoodsRecord => ({
  kind,
  id: only,
  owner: '',
  at,
  version,
  body: body as JsonObject,
});

/** The record of a draw. */
export const drawRecord = (kept: KeptDraw, version: number, at: Instant): GoodsRecord =>
  recordOf(drawKind, kept, version, at);

/** The record of a sealed list. It is written once. */
export const listRecord = (text: string, at: Instant): GoodsRecord => recordOf(listKind, { text }, 1, at);

/** The record of an outcome. It is written once. */
export const outcomeRecord = (text: string, at: Instant): GoodsRecord =>
  recordOf(outcomeKind, { text }, 1, at);

/** The record that says that all places of a draw are given. It is written once. */
export const givenRecord = (at: Instant): GoodsRecord => recordOf(givenKind, {}, 1, at);

type Records = { readonly goodsRecords: Pick<GoodsRecords, 'record'> };

/** The draw of an activity; null if its list is not sealed. */
export const readDraw =
  ({ goodsRecords }: Records) =>
  async (realm: RealmId, activity: string): Promise<FoundDraw | null> => {
    const good = goodOfDraw(activity);
    const record = await goodsRecords.record({ realm, good }, drawKind, only);
    return record && { kept: record.body as unknown as KeptDraw, version: record.version };
  };

/** The texts of list and outcome. */
export const readDrawTexts =
  ({ goodsRecords }: Records) =>
  async (realm: RealmId, activity: string): Promise<DrawTexts> => {
    const good = { realm, good: goodOfDraw(activity) };
    const [list, outcome] = await Promise.all([
      goodsRecords.record(good, listKind, only),
      goodsRecords.record(good, outcomeKind, only),
    ]);
    const textOf = (record: GoodsRecord | null) => record && (record.body as { readonly text: string }).text;
    return { list: textOf(list), outcome: textOf(outcome) };
  };

/** Whether a draw was made, and all that was drawn is given. */
export const isAllGiven =
  ({ goodsRecords }: Records) =>
  async (good: GoodId): Promise<boolean> =>
    (await goodsRecords.record(good, givenKind, only)) !== null;

/** The outcome of a draw of which places are left to give; null if there is no draw, or all of them are given. */
export const outcomeToGive =
  ({ goodsRecords }: Records) =>
  async (good: GoodId): Promise<DrawOutcome | null> => {
    const draw = await goodsRecords.record(good, drawKind, only);
    if (draw === null || (draw.body as unknown as KeptDraw).done === null) return null;
    if (await isAllGiven({ goodsRecords })(good)) return null;
    const outcome = await goodsRecords.record(good, outcomeKind, only);
    return outcome && (JSON.parse((outcome.body as { readonly text: string }).text) as DrawOutcome);
  };
