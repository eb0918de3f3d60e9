import { describe, expect, it } from 'vitest';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { RequestFilter, RequestStore } from '#application/ports/server/request-store.ts';
import { type MailboxId, mailboxId } from '#domain/forms/mailbox.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, isRight, left } from '#domain/shared/result.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const mailbox = mailboxId('incidencias');
const all: RequestFilter = {
  mailboxes: null,
  status: null,
  approval: null,
  hasReply: false,
  limit: 20,
  offset: 0,
};
const atOnce = (id: MailboxId = mailbox) => ({ id, publish: 'atOnce' }) as const;
const whenApproved = (id: MailboxId = mailbox) => ({ id, publish: 'whenApproved' }) as const;

interface Stores {
  readonly requests: RequestStore;
  readonly payments: PaymentStore;
}

async function paid(payments: PaymentStore, id: string, more: Partial<Payment> = {}) {
  const subject = { kind: 'request', id: mailbox } as const;
  const payment = { id, realm: town, subject, payer: 'ana', amount: cents(1200), concept: 'x', ...more };
  await payments.keep({ ...payment, status: 'new', createdAt: 1 }, `token ${id}`);
  await payments.settle(town, id, 'pay');
}

/** The contract of every store of requests. `open` gives empty ones over the same place. */
export function requestStoreContract(name: string, open: () => Promise<Stores>): void {
  describe(`${name} keeps the request-store contract`, () => {
    it('gives a request back as it was stored, with its public number', async () => {
      const { requests } = await open();
      const request = {
        extra: new Map<string, string | boolean>([
          ['__proto__', 'x'],
          ['peligro', true],
        ]),
        coordinates: { lat: 39.4, lng: -0.3 },
        contact: { email: 'a@b.es' },
      };
      const made = await requests.create(aRequestEntry(1, { request }));
      expect(made).toMatchObject({ right: { iid: '2026-000001', ...request } });
      expect(isRight(made) && made.right).toEqual(await requests.find(town, referenceOf(1)));
      expect(isRight(made) && made.right).toEqual(await requests.byNumber(town, '2026-000001'));
    });

    it('finds what came through some mailboxes in a period, the latest first', async () => {
      const { requests } = await open();
      for (const seed of [1, 2, 3, 4]) await requests.create(aRequestEntry(seed));
      await requests.create(aRequestEntry(5, { request: { mailbox: mailboxId('otro') } }));
      await requests.create(aRequestEntry(6, { request: { realm: other } }));
      const arrived = async (from: number, until: number, most = 9, mailboxes = [atOnce()]) =>
        (await requests.arrived(town, { mailboxes, from, until, most })).map(({ createdAt }) => createdAt);
      expect(await arrived(2, 3)).toEqual([3, 2]);
      expect(await arrived(1, 9, 2)).toEqual([4, 3]);
      expect(await arrived(1, 9, 9, [atOnce(), atOnce(mailboxId('otro'))])).toEqual([5, 4, 3, 2, 1]);
      expect(await arrived(1, 9, 9, [])).toEqual([]);
    });

    it('numbers the requests of a town and a year one after the other', async () => {
      const { requests } = await open();
      const made = [
        await requests.create(aRequestEntry(1)),
        await requests.create(aRequestEntry(2)),
        await requests.create(aRequestEntry(3, { year: 2027 })),
        await requests.create(aRequestEntry(4, { request: { realm: other } })),
      ];
      expect(made.map((one) => isRight(one) && one.right.iid)).toEqual([
        '2026-000001',
        '2026-000002',
        '2027-000001',
        '2026-000001',
      ]);
    });

    it('stores what is sent again under its key once, and distinguishes other content under that key', async () => {
      const { requests } = await open();
      const first = await requests.create(aRequestEntry(1));
      expect(await requests.create(aRequestEntry(1, { request: { id: referenceOf(9) } }))).toEqual(first);
      expect(await requests.sent(town, 'key 1', 'print 1')).toEqual(first);
      expect(await requests.sent(town, 'key 2', 'print 1')).toMatchObject({ right: null });
      expect(await requests.sent(other, 'key 1', 'print 1')).toMatchObject({ right: null });
      expect(await requests.sent(town, 'key 1', 'other')).toEqual(left({ kind: 'keyReused' }));
      const reused = aRequestEntry(1, { print: 'other', request: { id: referenceOf(8) } });
      expect(await requests.create(reused)).toEqual(left({ kind: 'keyReused' }));
      expect((await requests.list(town, all)).total).toBe(1);
      expect(await requests.create(aRequestEntry(2))).toMatchObject({ right: { iid: '2026-000002' } });
    });

    it('stores one of many that race under the same key', async () => {
      const { requests } = await open();
      const racing = Array.from({ length: 8 }, (_, n) =>
        requests.create(aRequestEntry(1, { request: { id: referenceOf(n + 1) } })),
      );
      const ids = (await Promise.all(racing)).map((one) => isRight(one) && one.right.id);
      expect(new Set(ids).size).toBe(1);
      expect((await requests.list(town, all)).total).toBe(1);
    });

    it('accepts no more of one person than the mailbox says, also when they race', async () => {
      const { requests } = await open();
      const limits = { person: 'ana', most: 2 };
      const racing = Array.from({ length: 6 }, (_, n) => requests.create(aRequestEntry(n + 1, limits)));
      const made = await Promise.all(racing);
      expect(made.filter(isRight)).toHaveLength(2);
      expect(made.find(isLeft)).toEqual(left({ kind: 'tooManyRequests', most: 2 }));
      expect(await requests.create(aRequestEntry(20, { ...limits, person: 'pep' }))).toMatchObject({
        right: { status: 'Recibida' },
      });
    });

    it('spends a payment that is paid, once, also when two race for it', async () => {
      const { requests, payments } = await open();
      const entry = (seed: number) => aRequestEntry(seed, { request: { payment: 'p1' } });
      expect(await requests.create(entry(1))).toEqual(left({ kind: 'paymentMissing' }));
      await paid(payments, 'p1');
      const made = await Promise.all([2, 3, 4].map((seed) => requests.create(entry(seed))));
      expect(made.filter(isRight)).toHaveLength(1);
      expect(made.find(isLeft)).toEqual(left({ kind: 'paymentMissing' }));
      expect(await payments.find(town, 'p1')).toMatchObject({ status: 'used', payer: null });
    });

    it('spends no payment of another payer or for another subject, and one that was stored without its payer', async () => {
      const { requests, payments } = await open();
      await paid(payments, 'of another', { payer: 'pep' });
      await paid(payments, 'a voucher', { subject: { kind: 'voucher', id: mailbox } });
      await paid(payments, 'of before', { payer: null });
      const entry = (seed: number, payment: string) =>
        requests.create(aRequestEntry(seed, { request: { payment } }));
      expect(await entry(1, 'of another')).toEqual(left({ kind: 'paymentMissing' }));
      expect(await entry(2, 'a voucher')).toEqual(left({ kind: 'paymentMissing' }));
      expect(isRight(await entry(3, 'of before'))).toBe(true);
    });

    it('spends no payment of another mailbox, and none of a request that is refused', async () => {
      const { requests, payments } = await open();
      await paid(payments, 'p1', { subject: { kind: 'request', id: 'otro' } });
      await paid(payments, 'p2');
      const entry = (seed: number, payment: string, more = {}) =>
        requests.create(aRequestEntry(seed, { request: { payment }, ...more }));
      expect(await entry(1, 'p1')).toEqual(left({ kind: 'paymentMissing' }));
      expect(isLeft(await entry(2, 'p2', { person: 'ana', most: 0 }))).toBe(true);
      expect(await payments.find(town, 'p2')).toMatchObject({ status: 'pay' });
    });

    it('lists the latest first, by mailbox and state, town by town', async () => {
      const { requests } = await open();
      await requests.create(aRequestEntry(1));
      await requests.create(aRequestEntry(2, { request: { mailbox: mailboxId('otro') } }));
      await requests.create(aRequestEntry(3, { request: { status: 'Resuelta' } }));
      const ids = async (more: Partial<RequestFilter>) =>
        (await requests.list(town, { ...all, ...more })).items.map(({ createdAt }) => createdAt);
      expect(await ids({})).toEqual([3, 2, 1]);
      expect(await ids({ ...all, limit: 1, offset: 1 })).toEqual([2]);
      expect(await ids({ mailboxes: [mailboxId('otro')] })).toEqual([2]);
      expect(await ids({ mailboxes: [mailboxId('otro'), mailbox] })).toEqual([3, 2, 1]);
      expect(await ids({ mailboxes: [] })).toEqual([]);
      expect(await ids({ status: 'Resuelta' })).toEqual([3]);
      expect(await requests.list(other, all)).toEqual({ items: [], total: 0 });
    });

    it('finds those of a mailbox within a part of the map', async () => {
      const { requests } = await open();
      const at = (lat: number, lng: number) => ({ request: { coordinates: { lat, lng } } });
      await requests.create(aRequestEntry(1, at(39.41, -0.34)));
      await requests.create(aRequestEntry(2, at(39.5, -0.34)));
      await requests.create(aRequestEntry(3, at(39.41, -0.5)));
      await requests.create(aRequestEntry(4));
      const part = { south: 39.4, north: 39.42, west: -0.35, east: -0.33 };
      const found = await requests.within(town, atOnce(), part);
      expect(found.map(({ createdAt }) => createdAt)).toEqual([1]);
      expect(await requests.within(town, atOnce(mailboxId('otro')), part)).toEqual([]);
    });

    it('loses neither of two changes at the same time', async () => {
      const { requests } = await open();
      await requests.create(aRequestEntry(1));
      const say = (text: string) =>
        requests.change(town, referenceOf(1), (request) => ({
          ...request,
          status: 'En gestión',
          threads: [...request.threads, { at: 2, by: 'Ana', text, isNote: false }],
        }));
      await Promise.all(['uno', 'dos', 'tres'].map(say));
      const found = await requests.find(town, referenceOf(1));
      expect(found?.threads.map(({ text }) => text).toSorted()).toEqual(['dos', 'tres', 'uno']);
      expect((await requests.list(town, { ...all, status: 'En gestión' })).total).toBe(1);
      expect(await requests.change(other, referenceOf(1), (request) => request)).toBeNull();
    });

    it('shows what staff approved, and before they decide what the mailbox shows at once', async () => {
      const { requests } = await open();
      const at = { lat: 39.41, lng: -0.34 };
      for (const seed of [1, 2, 3])
        await requests.create(aRequestEntry(seed, { request: { coordinates: at } }));
      const decide = (seed: number, approval: 'approved' | 'withdrawn') =>
        requests.change(town, referenceOf(seed), (before) => ({ ...before, approval }));
      await decide(1, 'approved');
      await decide(2, 'withdrawn');
      const part = { south: 39, north: 40, west: -1, east: 0 };
      const span = { from: 0, until: 9, most: 9 };
      for (const [shown, one] of [
        [[1], whenApproved()],
        [[3, 1], atOnce()],
      ] as const) {
        const within = await requests.within(town, one, part);
        expect(within.map(({ createdAt }) => createdAt)).toEqual(shown);
        const arrived = await requests.arrived(town, { mailboxes: [one], ...span });
        expect(arrived.map(({ createdAt }) => createdAt)).toEqual(shown);
      }
      const listed = async (approval: RequestFilter['approval']) => {
        const { items, total } = await requests.list(town, { ...all, approval });
        expect(total).toBe(items.length);
        return items.map(({ createdAt }) => createdAt);
      };
      expect(await listed('waiting')).toEqual([3]);
      expect(await listed('approved')).toEqual([1]);
      expect(await listed('withdrawn')).toEqual([2]);
      expect(await requests.find(town, referenceOf(2))).toMatchObject({ approval: 'withdrawn' });
    });

    it('gives the number of public requests asked for, however many wait', async () => {
      const { requests } = await open();
      for (const seed of [1, 2, 3]) await requests.create(aRequestEntry(seed));
      await requests.change(town, referenceOf(1), (before) => ({ ...before, approval: 'approved' }));
      const arrived = await requests.arrived(town, {
        mailboxes: [whenApproved()],
        from: 0,
        until: 9,
        most: 1,
      });
      expect(arrived.map(({ createdAt }) => createdAt)).toEqual([1]);
    });

    it('counts each follower once', async () => {
      const { requests } = await open();
      await requests.create(aRequestEntry(1));
      const id = referenceOf(1);
      expect(await requests.follow(town, id, 'd1')).toBe(1);
      expect(await requests.follow(town, id, 'd1')).toBe(1);
      expect(await requests.follow(town, id, 'd2')).toBe(2);
      expect(await requests.find(town, id)).toMatchObject({ followers: 2 });
    });

    it('finds for a sender what a device sent, and what was sent with its verified e-mail, the latest first', async () => {
      const { requests } = await open();
      const from = (device: string | null, email: string | null = null, isVerified = false) => ({
        from: { device, email, isVerified },
      });
      await requests.create(aRequestEntry(1, from('phone')));
      await requests.create(aRequestEntry(2, from('laptop', 'ana', true)));
      await requests.create(aRequestEntry(3, from('laptop', 'ana')));
      await requests.create(aRequestEntry(4, from('phone', 'ana', true)));
      await requests.create(aRequestEntry(5, from(null, 'ana')));
      await requests.create(aRequestEntry(6, { ...from('phone'), request: { realm: other } }));
      const own = async (device: string, email: string | null, stretch = { limit: 9, offset: 0 }) => {
        const { items, total } = await requests.sentBy(town, { device, email }, stretch);
        return [items.map(({ createdAt }) => createdAt), total];
      };
      expect(await own('phone', null)).toEqual([[4, 1], 2]);
      expect(await own('phone', 'ana')).toEqual([[4, 2, 1], 3]);
      expect(await own('phone', 'ana', { limit: 1, offset: 1 })).toEqual([[2], 3]);
      expect(await own('tablet', 'ana')).toEqual([[4, 2], 2]);
      expect(await own('tablet', null)).toEqual([[], 0]);
      const isFrom = (seed: number, device: string, email: string | null, realm = town) =>
        requests.isFrom(realm, referenceOf(seed), { device, email });
      expect(await isFrom(1, 'phone', null)).toBe(true);
      expect(await isFrom(2, 'phone', 'ana')).toBe(true);
      expect(await isFrom(3, 'phone', 'ana')).toBe(false);
      expect(await isFrom(1, 'tablet', 'ana')).toBe(false);
      expect(await isFrom(1, 'phone', null, other)).toBe(false);
      expect(await isFrom(9, 'phone', null)).toBe(false);
    });

    it('gives to an e-mail what a device sent with it, once the device has verified it', async () => {
      const { requests } = await open();
      const from = (device: string, email: string | null) => ({ from: { device, email, isVerified: false } });
      await requests.create(aRequestEntry(1, from('phone', 'ana')));
      await requests.create(aRequestEntry(2, from('phone', 'pep')));
      await requests.create(aRequestEntry(3, from('phone', null)));
      await requests.create(aRequestEntry(4, from('stranger', 'ana')));
      await requests.create(aRequestEntry(5, { ...from('phone', 'ana'), request: { realm: other } }));
      await requests.claim(town, { device: 'phone', email: 'ana' });
      const stretch = { limit: 9, offset: 0 };
      const found = async (realm: typeof town) =>
        (await requests.sentBy(realm, { device: 'x', email: 'ana' }, stretch)).items.map(
          ({ createdAt }) => createdAt,
        );
      expect([await found(town), await found(other)]).toEqual([[1], []]);
    });

    it('lists those whose senders replied', async () => {
      const { requests } = await open();
      for (const seed of [1, 2]) await requests.create(aRequestEntry(seed));
      await requests.change(town, referenceOf(1), (before) => ({ ...before, hasReply: true }));
      const replied = async () =>
        (await requests.list(town, { ...all, hasReply: true })).items.map(({ createdAt }) => createdAt);
      expect(await replied()).toEqual([1]);
      await requests.change(town, referenceOf(1), (before) => ({ ...before, hasReply: false }));
      expect(await replied()).toEqual([]);
    });

    it('counts no request that was taken back against the limit of its sender, and finds it in no place', async () => {
      const { requests } = await open();
      const coordinates = { lat: 39.41, lng: -0.34 };
      const entry = (seed: number) =>
        aRequestEntry(seed, { person: 'ana', most: 1, request: { coordinates } });
      await requests.create(entry(1));
      expect(await requests.create(entry(2))).toEqual(left({ kind: 'tooManyRequests', most: 1 }));
      await requests.change(town, referenceOf(1), (before) => ({
        ...before,
        status: 'Retirada',
        coordinates: null,
      }));
      expect(isRight(await requests.create(entry(3)))).toBe(true);
      const part = { south: 39, north: 40, west: -1, east: 0 };
      const near = await requests.within(town, atOnce(), part);
      expect(near.map(({ createdAt }) => createdAt)).toEqual([3]);
    });

    it('stores nothing where a change leaves the request as it is', async () => {
      const { requests } = await open();
      await requests.create(aRequestEntry(1));
      const same = await requests.change(town, referenceOf(1), (before) => before);
      expect(same).toEqual(await requests.find(town, referenceOf(1)));
    });

    it('has none of another town', async () => {
      const { requests } = await open();
      await requests.create(aRequestEntry(1));
      expect(await requests.find(other, referenceOf(1))).toBeNull();
      expect(await requests.byNumber(other, '2026-000001')).toBeNull();
    });
  });
}
