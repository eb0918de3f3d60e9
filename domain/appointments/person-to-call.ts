import type { JsonObject } from '../documents/json.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';

/** The kind of the record of a person whom somebody has to call; its moment is that of the appointment. */
export const personToCallKind = 'personToCall';
/** Who owns the record of a person who is still to be called, and of one who was called. */
export const [toCallOwner, wasCalledOwner] = ['toCall', 'wasCalled'] as const;

/** A person whose appointment staff changed, who does not know it and left no mail. */
export interface PersonToCall {
  readonly id: string;
  readonly name: string;
  /** Empty if it is unknown. */
  readonly phone: string;
  readonly code: string | null;
  readonly services: readonly string[];
  /** When and where the appointment was, and when and where it is now; null: it was given back. */
  readonly from: Instant;
  readonly office: string;
  readonly to: Instant | null;
  readonly toOffice: string | null;
  readonly reason: string;
  readonly by: string;
  readonly at: Instant;
  /** Who called; null: nobody did yet. */
  readonly calledBy: string | null;
}

/** The record of a person who is to be called, to be stored as this version. */
export const personToCallRecord = (one: PersonToCall, version: number): GoodsRecord => ({
  kind: personToCallKind,
  id: one.id,
  owner: one.calledBy === null ? toCallOwner : wasCalledOwner,
  at: one.from,
  version,
  body: one as unknown as JsonObject,
});

/** The person that a record has. */
export const personToCallIn = ({ body }: Pick<GoodsRecord, 'body'>): PersonToCall =>
  body as unknown as PersonToCall;

/** A person who was called: they know, so their name and telephone are no longer needed. */
export const personCalled = (one: PersonToCall, by: string): PersonToCall => ({
  ...one,
  name: '',
  phone: '',
  calledBy: by,
});
