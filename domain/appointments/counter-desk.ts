import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';

/** The kind of the record by which a desk calls one person at a time. */
export const counterDeskKind = 'counterDesk';

/** A desk that called somebody. */
export interface CallingDesk {
  readonly office: string;
  readonly desk: string;
  readonly at: Instant;
  readonly by: string;
}

/** The record of a desk, to be stored as this version: of two calls at the same moment one is refused. */
export const deskRecord = ({ office, desk, at, by }: CallingDesk, version: number): GoodsRecord => ({
  kind: counterDeskKind,
  id: `${office}/${desk}`,
  owner: office,
  at,
  version,
  body: { by },
});
