import type { JsonObject } from '../documents/json.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Language } from '../shared/localized-text.ts';
import type { PushSubject } from './subjects.ts';

/** A message that waits for one phone. It names the phone, not its address: that is read when it is sent. */
export interface DuePush {
  readonly id: string;
  readonly phone: string;
  /** Whose it is; a phone that has another owner by then gets nothing. */
  readonly owner: string;
  readonly subject: PushSubject;
  readonly language: Language;
  readonly url: string;
  readonly tries: number;
}

/** The kind of the record of a message. Its moment is when it is due. */
export const pushKind = 'push';
/** The owner of messages that are not sent yet. */
export const pushDue = 'due';

/** The record of a message that is due at a moment, to be stored as this version. */
export const duePush = (push: DuePush, at: Instant, version: number): GoodsRecord => ({
  kind: pushKind,
  id: push.id,
  owner: pushDue,
  at,
  version,
  body: push as unknown as JsonObject,
});

/** The record of a message that is sent, or that nobody wants any more. */
export const settledPush = (id: string, at: Instant, version: number): GoodsRecord => ({
  kind: pushKind,
  id,
  owner: '',
  at,
  version,
  body: {},
});

/** The message that a record has; null if it is settled. */
export const pushIn = ({ owner, body }: GoodsRecord): DuePush | null =>
  owner === pushDue ? (body as unknown as DuePush) : null;
