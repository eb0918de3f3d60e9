import { describe, expect, it } from 'vitest';
import type {
  WebhookMessage,
  WebhookOutbox,
  WebhookRound,
} from '#application/ports/server/outbox/webhook-outbox.ts';
import { realmId } from '#domain/shared/ids.ts';

const [nova, other] = [realmId('nova'), realmId('other')];
const message = (id: string, hook = 'crm', realm = nova): WebhookMessage => ({
  id,
  realm,
  hook,
  body: `{"${id}":1}`,
});
const round = (more: Partial<WebhookRound> = {}): WebhookRound => ({
  realm: nova,
  before: null,
  facts: ['a', 'b'],
  changed: [],
  messages: [],
  due: 10,
  most: 100,
  ...more,
});

interface Stores {
  readonly outbox: WebhookOutbox;
  /** Stores a request of the town `nova`, then changes it; gives its public number. */
  readonly change: () => Promise<string>;
}

/** The contract of the outbox of messages to other programs. `open` gives an empty one. */
export function webhookOutboxContract(name: string, open: () => Promise<Stores>): void {
  describe(`${name} keeps the webhook-outbox contract`, () => {
    it('stores facts and messages together, each town its own', async () => {
      const { outbox } = await open();
      expect(await outbox.seen(nova)).toBeNull();
      expect(await outbox.announce(round({ messages: [message('1')] }))).toBe(true);
      expect([await outbox.seen(nova), await outbox.seen(other)]).toEqual([['a', 'b'], null]);
      expect(await outbox.claim(9, () => 99)).toBeNull();
      expect(await outbox.claim(10, () => 99)).toEqual({ ...message('1'), tries: 1 });
    });

    it('lets one of several servers announce: what another found with the same facts is not stored', async () => {
      const { outbox } = await open();
      const tried = await Promise.all(
        ['1', '2', '3'].map((id) => outbox.announce(round({ messages: [message(id)] }))),
      );
      expect(tried.filter(Boolean)).toHaveLength(1);
      expect(await outbox.announce(round({ before: ['a'], facts: ['c'] }))).toBe(false);
      expect(await outbox.seen(nova)).toEqual(['a', 'b']);
      expect(await outbox.announce(round({ before: ['a', 'b'], facts: ['c'] }))).toBe(true);
      await outbox.claim(10, () => 99);
      expect(await outbox.claim(10, () => 99)).toBeNull();
    });

    it('gives a message again that was claimed and not settled, and counts the tries', async () => {
      const { outbox } = await open();
      await outbox.announce(round({ messages: [message('1'), message('2')] }));
      expect(await outbox.claim(10, (tries) => 10 + tries * 10)).toMatchObject({ id: '1', tries: 1 });
      expect(await outbox.claim(10, () => 500)).toMatchObject({ id: '2' });
      expect(await outbox.claim(19, () => 500)).toBeNull();
      expect(await outbox.claim(20, (tries) => 10 + tries * 10)).toMatchObject({ id: '1', tries: 2 });
      await outbox.settle('1');
      expect(await outbox.claim(499, () => 500)).toBeNull();
    });

    it('gives each message to one of several servers that ask at once', async () => {
      const { outbox } = await open();
      const ids = ['1', '2', '3', '4'];
      await outbox.announce(round({ messages: ids.map((id) => message(id)) }));
      const claimed = await Promise.all(Array.from({ length: 8 }, () => outbox.claim(10, () => 99)));
      expect(claimed.flatMap((one) => one?.id ?? []).toSorted()).toEqual(ids);
    });

    it('drops the oldest messages of a receiver for which too many wait, and none of another', async () => {
      const { outbox } = await open();
      await outbox.announce(round({ messages: [message('1'), message('x', 'other')], most: 2 }));
      await outbox.announce(
        round({ before: ['a', 'b'], messages: [message('2'), message('3')], due: 20, most: 2 }),
      );
      const left = await Promise.all([1, 2, 3, 4].map(() => outbox.claim(20, () => 99)));
      expect(left.flatMap((one) => one?.id ?? []).toSorted()).toEqual(['2', '3', 'x']);
    });

    it('notes a request with its change, until that is announced', async () => {
      const { outbox, change } = await open();
      const iid = await change();
      expect(await outbox.changed(nova, 10)).toEqual([iid]);
      expect([await outbox.changed(nova, 0), await outbox.changed(other, 10)]).toEqual([[], []]);
      await outbox.announce(round({ changed: [iid] }));
      expect(await outbox.changed(nova, 10)).toEqual([]);
    });

    it('forgets all of a town and nothing of another', async () => {
      const { outbox, change } = await open();
      await change();
      await outbox.announce(round({ messages: [message('1')] }));
      await outbox.announce(round({ realm: other, messages: [message('2', 'crm', other)] }));
      await outbox.forget(nova);
      await outbox.forget(nova);
      expect([await outbox.seen(nova), await outbox.changed(nova, 10)]).toEqual([null, []]);
      expect(await outbox.seen(other)).toEqual(['a', 'b']);
      expect(await outbox.claim(10, () => 99)).toMatchObject({ id: '2' });
    });
  });
}
