import type { JsonObject } from '../documents/json.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';

/** The kind of the record that somebody was called, whom no mail reaches. Its id says of whom, and about what. */
export const phoneCallKind = 'phoneCall';

/** What people whom no mail reaches are called about: it does not take place, or a place is set aside for them. */
export const phoneCallWords = ['calledOff', 'offered'] as const;
/** One of them. */
export type PhoneCallWord = (typeof phoneCallWords)[number];

/** That a person of staff has called somebody. */
export interface PhoneCall {
  readonly by: string;
  readonly at: Instant;
}

/** The record of a call. It is written once: who calls again changes nothing. */
export const phoneCallRecord = (id: string, call: PhoneCall): GoodsRecord => ({
  kind: phoneCallKind,
  id,
  owner: '',
  at: call.at,
  version: 1,
  body: call as unknown as JsonObject,
});

/** The call that a record has. */
export const phoneCallIn = ({ body }: Pick<GoodsRecord, 'body'>): PhoneCall => body as unknown as PhoneCall;
