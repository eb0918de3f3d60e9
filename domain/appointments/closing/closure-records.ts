import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant, TimeZone } from '../../shared/calendar-day.ts';
import { closureEnd, type OfficeClosure } from './office-closure.ts';

/** The kind of the record of a closure; its owner is the office, and its moment the end of its last day. */
export const closureKind = 'officeClosure';
/** The kind of the record of a person whose appointment was in a closure; its owner is the closure. */
export const closedVisitKind = 'closedVisit';

/**
 * Whether a person knows. `waits`: their mail is not sent yet. `mailed`. `phone`: they left no mail, or none reached them,
 * and somebody calls them. `phoned`: somebody did.
 */
export const toldStates = ['waits', 'mailed', 'phone', 'phoned'] as const;
/** One of them. */
export type ToldState = (typeof toldStates)[number];

/** A person whose appointment was in a closure, and what became of it. */
export interface ClosedVisit {
  readonly closure: string;
  readonly visit: string;
  readonly name: string;
  /** Where they are called, if they told staff; missing: unknown, or they were called. */
  readonly phone?: string;
  readonly code: string | null;
  readonly services: readonly string[];
  /** When their appointment was, and when it is now; null: they choose another time. */
  readonly from: Instant;
  readonly to: Instant | null;
  /** As it was stored: a mail that waited then may be sent by now. */
  readonly told: ToldState;
  /** The id of the mail that tells them; null if they left no mail. */
  readonly notice: string | null;
}

/** The record of a closure, to be stored as this version. */
export const closureRecord = (closure: OfficeClosure, zone: TimeZone, version: number): GoodsRecord => ({
  kind: closureKind,
  id: closure.id,
  owner: closure.office,
  at: closureEnd(closure, zone),
  version,
  body: closure as unknown as JsonObject,
});

/** The closure that a record has. */
export const closureIn = ({ body }: Pick<GoodsRecord, 'body'>): OfficeClosure =>
  body as unknown as OfficeClosure;

/** The id of the record of a person in a closure. */
export const closedVisitId = (closure: string, visit: string): string => `${closure}/${visit}`;

/** The record of a person in a closure, to be stored as this version. */
export const closedVisitRecord = (closed: ClosedVisit, version: number): GoodsRecord => ({
  kind: closedVisitKind,
  id: closedVisitId(closed.closure, closed.visit),
  owner: closed.closure,
  at: closed.from,
  version,
  body: closed as unknown as JsonObject,
});

/** The person that a record has. */
export const closedVisitIn = ({ body }: Pick<GoodsRecord, 'body'>): ClosedVisit =>
  body as unknown as ClosedVisit;
