import type { JsonObject } from '../documents/json.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';

/** The kind of the record of a screen in the hall of an office. */
export const hallScreenKind = 'hallScreen';

/** What a screen in a hall does: it shows who is called, or gives tickets at the entrance. */
export const hallScreenKinds = ['display', 'entrance'] as const;
/** One of them. */
export type HallScreenKind = (typeof hallScreenKinds)[number];

/** A screen in the hall of an office, opened by a link that a person of staff made. */
export interface HallScreen {
  /** A keyed hash of what its link has: the link itself is not stored. */
  readonly id: string;
  readonly office: string;
  readonly screen: HallScreenKind;
  readonly by: string;
  readonly at: Instant;
  readonly isWithdrawn: boolean;
}

/** The record of a screen, to be stored as this version. */
export const hallScreenRecord = (screen: HallScreen, version: number): GoodsRecord => ({
  kind: hallScreenKind,
  id: screen.id,
  owner: screen.office,
  at: screen.at,
  version,
  body: screen as unknown as JsonObject,
});

/** The screen that a record has. */
export const hallScreenIn = ({ body }: Pick<GoodsRecord, 'body'>): HallScreen =>
  body as unknown as HallScreen;
