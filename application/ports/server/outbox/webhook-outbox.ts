import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** A message to another program: its text is signed and sent as it is. */
export interface WebhookMessage {
  readonly id: string;
  readonly realm: RealmId;
  /** The name of the receiver in the settings of the operator. */
  readonly hook: string;
  readonly body: string;
}

/** A message that was claimed for sending; `tries` counts this time too. */
export interface WaitingWebhook extends WebhookMessage {
  readonly tries: number;
}

/** What a round of one server found in a town. */
export interface WebhookRound {
  readonly realm: RealmId;
  /** The facts that the round began with; null: there were none yet. */
  readonly before: readonly string[] | null;
  readonly facts: readonly string[];
  /** The public numbers of the changed requests that the messages are about. */
  readonly changed: readonly string[];
  readonly messages: readonly WebhookMessage[];
  readonly due: Instant;
  /** How many messages may wait for one receiver. */
  readonly most: number;
}

/** What towns have announced to other programs, and the messages that wait. It survives a restart. */
export interface WebhookOutbox {
  /** The facts that were announced; null: none were looked at yet. */
  seen(realm: RealmId): Promise<readonly string[] | null>;
  /** The public numbers of requests that came or changed since they were announced, in their order. */
  changed(realm: RealmId, most: number): Promise<readonly string[]>;
  /**
   * Stores facts and messages in one transaction. False, and nothing is stored, if another server announced in between.
   * If too many messages wait for a receiver, the oldest are dropped.
   */
  announce(round: WebhookRound): Promise<boolean>;
  /** Removes all of a town: it has no receivers, and if it gets one, nothing from before is announced. */
  forget(realm: RealmId): Promise<void>;
  /** The message that is due for longest. It is due again later, so that a server which is killed loses none. */
  claim(now: Instant, again: (tries: number) => Instant): Promise<WaitingWebhook | null>;
  settle(id: string): Promise<void>;
}
