import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { PushSubject } from './subjects.ts';

/** What a person was told, as they read it in their pocket. */
export interface Alert {
  readonly id: string;
  readonly subject: PushSubject;
  readonly title: string;
  /** The page that says more, as a path with its query. */
  readonly url: string;
  readonly at: Instant;
  /** The name that a device gives to what happened if it notices it by itself. */
  readonly about?: string;
}

/** The kind of the record of an alert. Its owner is whose it is. */
export const alertKind = 'alert';

/** Milliseconds for which an alert is kept. */
export const alertsKept = 90 * 86_400_000;

/** The record of an alert of somebody. */
export const alertRecord = ({ id, at, ...body }: Alert, owner: string): GoodsRecord => ({
  kind: alertKind,
  id: `${owner}/${id}`,
  owner,
  at,
  version: 1,
  body: { ...body, id },
});

/** The alert that a record has. */
export const alertIn = ({ at, body }: GoodsRecord): Alert => ({
  ...(body as unknown as Omit<Alert, 'at'>),
  at,
});
