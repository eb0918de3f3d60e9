import { describe, expect, it } from 'vitest';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { withRefund } from '#domain/payments/refund.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, isRight, left } from '#domain/shared/result.ts';
import { aPayment, payAt } from '#fixtures/builders/data/payment.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { deskListChecks } from './desk/desk-lists.ts';
import { requestListChecks } from './request-lists.ts';
import { requestSenderChecks } from './request-senders.ts';
import { allRequests as all, choosing } from '#fixtures/builders/data/request-filter.ts';
import { mailbox, other, town } from './request-samples.ts';

interface Stores {
  readonly requests: RequestStore;
  readonly payments: PaymentStore;
  /** Makes a request one that was stored before there was the list of staff. */
  readonly unlist?: (id: string) => Promise<void>;
}

async function paid(payments: PaymentStore, id: string, more: Partial<Payment> = {}) {
  const subject = { kind: 'request', id: mailbox } as const;
  await payments.keep(aPayment({ id, realm: town, subject, ...more }), `token ${id}`);
  await payAt(payments, { realm: town, id });
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
        asked: [
          { name: 'peligro', type: 'checkbox', title: { va: 'Perill' }, extra: true, options: [] },
        ] as const,
      };
      const made = await requests.create(aRequestEntry(1, { request }));
      expect(made).toMatchObject({ right: { iid: '2026-000001', ...request } });
      expect(isRight(made) && made.right).toEqual(await requests.find(town, referenceOf(1)));
      expect(isRight(made) && made.right).toEqual(await requests.byNumber(town, '2026-000001'));
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
      const spent = { status: 'used', payer: null, request: '2026-000001' };
      expect(await payments.find(town, 'p1')).toMatchObject(spent);
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
      const refund = { key: 'k', amount: cents(1200), by: 'pau', askedAt: 7 };
      const why = { by: 'pau', at: 7, reason: 'x' };
      await payments.change(town, 'p2', (account) => withRefund(account, refund), why);
      expect(await entry(3, 'p2')).toEqual(left({ kind: 'paymentMissing' }));
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
      expect((await requests.list(town, choosing({ status: ['En gestión'] }))).total).toBe(1);
      expect(await requests.change(other, referenceOf(1), (request) => request)).toBeNull();
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

    requestListChecks(open);
    deskListChecks(open);
    requestSenderChecks(open);
  });
}
