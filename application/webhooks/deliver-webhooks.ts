import type { Clock } from '#application/ports/clock.ts';
import type { WaitingWebhook, WebhookOutbox } from '#application/ports/server/outbox/webhook-outbox.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { mostTries, waitAfter } from '#domain/webhooks/webhook-event.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

interface Ports {
  readonly outbox: Pick<WebhookOutbox, 'claim' | 'settle'>;
  readonly receivers: (realm: RealmId) => readonly WebhookReceiver[];
  /** Sends a message; throws if the receiver did not accept it. */
  readonly send: (receiver: WebhookReceiver, message: WaitingWebhook) => Promise<void>;
  readonly clock: Clock;
  /** False: the server is about to stop, and begins no other message. */
  readonly goesOn: () => boolean;
}

/** The outcome of a round, only in numbers. `lost`: given up after the last try. */
export interface RoundOfWebhooks {
  readonly sent: number;
  readonly failed: number;
  readonly lost: number;
}

/** After this many consecutive failures the round ends: other receivers have their turn in the next one. */
const mostFailures = 5;

/**
 * Sends the messages that are due, one after the other. One that is not accepted is due again later and later, for about a
 * day. One whose receiver is no longer named is dropped.
 */
export const deliverWebhooks =
  ({ outbox, receivers, send, clock, goesOn }: Ports) =>
  async (): Promise<RoundOfWebhooks> => {
    let [sent, failed, lost, inARow] = [0, 0, 0, 0];
    while (goesOn() && inARow < mostFailures) {
      const now = clock.now();
      const message = await outbox.claim(now, (tries) => now + waitAfter(tries));
      if (message === null) break;
      const receiver = receivers(message.realm).find(({ name }) => name === message.hook);
      try {
        if (receiver !== undefined) {
          await send(receiver, message);
          sent += 1;
        }
        await outbox.settle(message.id);
        inARow = 0;
      } catch {
        [failed, inARow] = [failed + 1, inARow + 1];
        if (message.tries >= mostTries) {
          await outbox.settle(message.id);
          lost += 1;
        }
      }
    }
    return { sent, failed, lost };
  };
