import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { WebhookMessage, WebhookOutbox } from '#application/ports/server/outbox/webhook-outbox.ts';
import type { Town } from '#domain/access/town.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { WebhookFact } from '#domain/webhooks/webhook-event.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

interface Ports {
  readonly realms: Pick<RealmRegister, 'towns'>;
  readonly outbox: WebhookOutbox;
  readonly receivers: (realm: RealmId) => readonly WebhookReceiver[];
  /** What holds of a town now, apart from its requests. */
  readonly facts: (town: Town) => Promise<readonly WebhookFact[]>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** How many changed requests one round announces; the others wait for the next. */
const mostChanged = 500;
/** How many messages may wait for one receiver: those of a busy day. */
const mostWaiting = 5000;

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const requestFact = (iid: string): WebhookFact => ({
  key: iid,
  type: 'requestChanged',
  subject: { kind: 'request', id: iid },
});

/** One message for each event and each receiver that wants it. */
const messagesOf = (
  { receivers, random, clock }: Ports,
  realm: RealmId,
  events: readonly WebhookFact[],
): readonly WebhookMessage[] =>
  events.flatMap(({ type, subject }) =>
    receivers(realm)
      .filter((receiver) => receiver.events === null || receiver.events.includes(type))
      .map(({ name }) => {
        const id = hex(random(16));
        const body = JSON.stringify({ id, type, realm, subject, at: new Date(clock.now()).toISOString() });
        return { id, realm, hook: name, body };
      }),
  );

/** Looks at one town. What holds when its first receiver was named is not announced. */
async function announceTown(ports: Ports, town: Town): Promise<void> {
  const { outbox, facts, clock } = ports;
  const { realm } = town;
  const before = await outbox.seen(realm);
  const changed = await outbox.changed(realm, mostChanged);
  const found = await facts(town);
  const known = new Set(before);
  const fresh = before === null ? [] : found.filter(({ key }) => !known.has(key));
  const keys = found.map(({ key }) => key);
  const isSame = before !== null && fresh.length === 0 && before.length === keys.length;
  if (isSame && changed.length === 0) return;
  const events = before === null ? [] : [...fresh, ...changed.map(requestFact)];
  const messages = messagesOf(ports, realm, events);
  await outbox.announce({
    realm,
    before,
    facts: keys,
    changed,
    messages,
    due: clock.now(),
    most: mostWaiting,
  });
}

/**
 * Puts messages about what is new in the towns into the outbox: what was published, phases that began or ended, results,
 * requests that came or changed. A message has ids only.
 */
export const announceEvents = (ports: Ports) => async (): Promise<void> => {
  for (const town of await ports.realms.towns())
    await (ports.receivers(town.realm).length === 0
      ? ports.outbox.forget(town.realm)
      : announceTown(ports, town));
};
