import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { DraftedSeason } from './drafted-season.ts';

/** A season that is published: all that the plan depends on, and the plan. */
export interface PublishedSeason extends DraftedSeason {
  readonly id: string;
  readonly title: string;
}

/** The kind of the record of a season. */
export const seasonKind = 'season';

/** The record of a season. It is written once: clubs rely on it. */
export const seasonRecord = (published: PublishedSeason, at: Instant): GoodsRecord => ({
  kind: seasonKind,
  id: published.id,
  owner: '',
  at,
  version: 1,
  body: published as unknown as JsonObject,
});

/** The season that a record has. */
export function seasonIn({ body }: Pick<GoodsRecord, 'body'>): PublishedSeason {
  if (typeof body['hash'] !== 'string') throw new TypeError('a season cannot be read');
  return body as unknown as PublishedSeason;
}
