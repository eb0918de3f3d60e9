import type { JsonObject } from '../documents/json.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Language } from '../shared/localized-text.ts';
import type { QuietHours } from './quiet-hours.ts';
import type { PushSubject } from './subjects.ts';
import type { Unreached } from './unreached.ts';

/** A phone that gets messages: where its push service is, and what its owner switched on. */
export interface Phone {
  /** Stands for its address. */
  readonly id: string;
  /** Stands for whose it is: a verified address, or the phone alone. */
  readonly owner: string;
  /** The device whose session switched it on. */
  readonly user: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly subjects: readonly PushSubject[];
  readonly quiet: QuietHours | null;
  readonly language: Language;
  /** The messages that it did not get since it last got one; missing: there are none. */
  readonly unreached?: Unreached;
}

/** The kind of the record of a phone. Its moment is when its owner last looked at its settings. */
export const phoneKind = 'phone';

/** The record of a phone, to be stored as this version. */
export const phoneRecord = ({ id, owner, ...body }: Phone, at: Instant, version: number): GoodsRecord => ({
  kind: phoneKind,
  id,
  owner,
  at,
  version,
  body: body as unknown as JsonObject,
});

/** The record of a phone that gets no more messages: nothing is left of its address. */
export const noPhone = (id: string, at: Instant, version: number): GoodsRecord => ({
  kind: phoneKind,
  id,
  owner: '',
  at,
  version,
  body: {},
});

/** The phone that a record has; null if it gets no more messages. */
export const phoneIn = ({ id, owner, body }: GoodsRecord): Phone | null =>
  owner === '' ? null : { ...(body as unknown as Omit<Phone, 'id' | 'owner'>), id, owner };
