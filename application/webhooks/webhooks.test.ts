import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { mostTries, waitAfter, type WebhookFact } from '#domain/webhooks/webhook-event.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { memoryWebhooks } from '#fixtures/memory/webhook-outbox.ts';
import { announceEvents } from './announce-events.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

const realm = realmId('nova');
const town = aTown('nova');
const secret = 's'.repeat(32);
const all: WebhookReceiver = { name: 'crm', url: 'https://crm.example/', secret, events: null };
const some: WebhookReceiver = { ...all, name: 'news', events: ['published'] };

const published = (id: string): WebhookFact => ({
  key: `published process ${id}`,
  type: 'published',
  subject: { kind: 'process', id },
});
const phase: WebhookFact = {
  key: 'phase p1 0',
  type: 'phaseChanged',
  subject: { kind: 'process', id: 'p1' },
};

function aCouncil(receivers: readonly WebhookReceiver[] = [all]) {
  const outbox = memoryWebhooks();
  let [now, found, named, ids]: [number, readonly WebhookFact[], readonly WebhookReceiver[], number] = [
    0,
    [],
    receivers,
    0,
  ];
  const sent: string[] = [];
  let refuse: () => boolean = () => false;
  let stopAfter = Number.POSITIVE_INFINITY;
  const ports = { outbox, receivers: () => named, clock: { now: () => now } };
  return {
    outbox,
    sent,
    announce: announceEvents({
      ...ports,
      realms: { towns: async () => [town] },
      facts: async () => found,
      random: (length) => new Uint8Array(length).fill((ids += 1)),
    }),
    deliver: deliverWebhooks({
      ...ports,
      send: async ({ name }, message) => {
        if (refuse()) throw new Error('not accepted');
        sent.push(`${name} ${message.id.slice(0, 2)}`);
      },
      goesOn: () => sent.length < stopAfter,
    }),
    set: (more: {
      now?: number;
      facts?: readonly WebhookFact[];
      receivers?: readonly WebhookReceiver[];
      refuse?: typeof refuse;
      stopAfter?: number;
    }) => {
      now = more.now ?? now;
      found = more.facts ?? found;
      named = more.receivers ?? named;
      refuse = more.refuse ?? refuse;
      stopAfter = more.stopAfter ?? stopAfter;
    },
  };
}

describe('an event of a town', () => {
  it('is announced once, by ids alone, and nothing that held when the first receiver was named', async () => {
    const { outbox, announce, set } = aCouncil();
    set({ facts: [published('p1')] });
    outbox.change(realm, '2026-000001');
    await announce();
    expect(outbox.waiting()).toEqual([]);
    set({ now: 1000, facts: [published('p1'), published('p2')] });
    await announce();
    await announce();
    const bodies = outbox.waiting().map(({ body }) => JSON.parse(body) as unknown);
    expect(bodies).toEqual([
      {
        id: '01'.repeat(16),
        type: 'published',
        realm: 'nova',
        subject: { kind: 'process', id: 'p2' },
        at: '1970-01-01T00:00:01.000Z',
      },
    ]);
  });

  it('is announced again if it ceased to hold in between', async () => {
    const { outbox, announce, set } = aCouncil();
    await announce();
    for (const facts of [[phase], [], [phase]]) {
      set({ facts });
      await announce();
    }
    expect(outbox.waiting()).toHaveLength(2);
  });

  it('is sent to the receivers that want it', async () => {
    const { outbox, announce, set } = aCouncil([all, some]);
    await announce();
    set({ facts: [phase, published('p1')] });
    outbox.change(realm, '2026-000007');
    await announce();
    const told = outbox
      .waiting()
      .map(({ hook, body }) => [hook, (JSON.parse(body) as { type: string }).type]);
    expect(told).toEqual([
      ['crm', 'phaseChanged'],
      ['crm', 'published'],
      ['news', 'published'],
      ['crm', 'requestChanged'],
    ]);
    expect(outbox.waiting().at(-1)?.body).toContain('"subject":{"kind":"request","id":"2026-000007"}');
  });

  it('is forgotten with all others in a town without receivers', async () => {
    const { outbox, announce, set } = aCouncil();
    await announce();
    set({ facts: [phase], receivers: [] });
    outbox.change(realm, '2026-000007');
    await announce();
    expect([await outbox.seen(realm), await outbox.changed(realm, 9)]).toEqual([null, []]);
  });
});

describe('the messages that wait', () => {
  const withEvents = async (count: number) => {
    const council = aCouncil();
    await council.announce();
    council.set({ facts: Array.from({ length: count }, (_, at) => published(`p${at}`)) });
    await council.announce();
    return council;
  };

  it('are sent once each', async () => {
    const { deliver, sent, outbox } = await withEvents(3);
    expect(await deliver()).toEqual({ sent: 3, failed: 0, lost: 0 });
    expect(await deliver()).toEqual({ sent: 0, failed: 0, lost: 0 });
    expect([sent.length, outbox.waiting().length]).toEqual([3, 0]);
  });

  it('are sent again later and later if they are not accepted, and given up after the last try', async () => {
    const { deliver, outbox, set } = await withEvents(1);
    set({ refuse: () => true });
    let now = 0;
    for (let tries = 1; tries < mostTries; tries += 1) {
      expect(await deliver()).toEqual({ sent: 0, failed: 1, lost: 0 });
      set({ now: now + waitAfter(tries) - 1 });
      expect(await deliver()).toEqual({ sent: 0, failed: 0, lost: 0 });
      now += waitAfter(tries);
      set({ now });
    }
    expect(await deliver()).toEqual({ sent: 0, failed: 1, lost: 1 });
    expect(outbox.waiting()).toEqual([]);
  });

  it('leave the others their turn if a receiver accepts nothing', async () => {
    const { deliver, set, outbox } = await withEvents(8);
    set({ refuse: () => true });
    expect(await deliver()).toEqual({ sent: 0, failed: 5, lost: 0 });
    expect(outbox.waiting()).toHaveLength(8);
  });

  it('are dropped if their receiver is no longer named, and none is begun while the server stops', async () => {
    const gone = await withEvents(2);
    gone.set({ receivers: [some] });
    expect(await gone.deliver()).toEqual({ sent: 0, failed: 0, lost: 0 });
    expect(gone.outbox.waiting()).toEqual([]);
    const stopping = await withEvents(3);
    stopping.set({ stopAfter: 1 });
    expect(await stopping.deliver()).toEqual({ sent: 1, failed: 0, lost: 0 });
  });
});
