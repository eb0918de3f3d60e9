import type { WebhookType } from '#domain/webhooks/webhook-event.ts';

/** A program that the operator named, and the events that it wants; null: all. */
export interface WebhookReceiver {
  readonly name: string;
  readonly url: string;
  readonly secret: string;
  readonly events: readonly WebhookType[] | null;
}
