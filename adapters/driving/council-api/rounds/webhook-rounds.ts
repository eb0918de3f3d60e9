import { httpsWebhooks } from '#adapters/driven/webhooks/https-webhooks.ts';
import { announceEvents } from '#application/webhooks/announce-events.ts';
import { deliverWebhooks } from '#application/webhooks/deliver-webhooks.ts';
import type { Count } from '../composition/figures/operating-counts.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { followedContents } from '../contents/followed-contents.ts';
import { webhookFacts } from '../contents/webhook-facts.ts';
import { joinedRound } from './joined-round.ts';

/** What goes wrong, in numbers and causes: never an address. */
type Report = (record: object, words: string) => void;

/** Rounds of messages to other programs, of one server. */
export function webhookRounds(
  council: ServerParts,
  report: Report,
  {
    send = httpsWebhooks(council.clock),
    count = () => {},
  }: { readonly send?: Parameters<typeof deliverWebhooks>[0]['send']; readonly count?: Count } = {},
) {
  let isStopping = false;
  const { clock, random, realms, webhooks: outbox, webhookReceivers: receivers } = council;
  const facts = webhookFacts({ ...council, subjects: followedContents(council) });
  const announce = announceEvents({ realms, outbox, receivers, facts, random, clock });
  const deliver = deliverWebhooks({ outbox, receivers, send, clock, goesOn: () => !isStopping });
  const { run, ended } = joinedRound(async () => {
    try {
      await announce();
      const { sent, failed, lost } = await deliver();
      count('webhooksSent', sent);
      count('webhooksFailed', failed);
      count('webhooksLost', lost);
      if (failed > 0) report({ failed, sent, lost }, 'webhooks could not be sent');
    } catch (err) {
      report({ err }, 'webhooks were not sent');
    }
  });
  return {
    send: run,
    stop: async (): Promise<void> => {
      isStopping = true;
      await ended();
    },
  };
}
