import type { JsonObject } from '../documents/json.ts';
import type { Instant } from '../shared/calendar-day.ts';

/**
 * What a service keeps of a good in the same transaction as its grants: a sale, an order, what an appointment is about. The
 * kernel reads nothing of its body.
 */
export interface GoodsRecord {
  /** The service's word for it: `sale`. */
  readonly kind: string;
  readonly id: string;
  /** Whose list it is in: a shop, a holder, a desk; empty if in nobody's. */
  readonly owner: string;
  /** Its moment, by which lists are in order. */
  readonly at: Instant;
  /** 1 if it is new, else one more than what is stored: a request that read something older is refused. */
  readonly version: number;
  readonly body: JsonObject;
}

/** A record as its reader found it; version 0: there was none. */
export type SeenRecord = Pick<GoodsRecord, 'kind' | 'id' | 'version'>;

/** A record by its kind and id. */
export const recordName = ({ kind, id }: Pick<GoodsRecord, 'kind' | 'id'>): string => `${kind}/${id}`;
