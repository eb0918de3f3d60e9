import { describe, expect, it } from 'vitest';
import type { PaymentFilter, PaymentStore } from '#application/ports/server/payment-store.ts';
import type { OldRequests } from '#application/ports/server/old-requests.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import { paymentSubject } from '#domain/office/steps/payment-steps.ts';
import { type Payment, subjectKinds } from '#domain/payments/payment.ts';
import { withRefund, withRefundEnded } from '#domain/payments/refund.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isRight, left } from '#domain/shared/result.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';
import { aPayment, payAt } from '#fixtures/builders/data/payment.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const payment = aPayment();
const by = (reason: string | null = null) => ({ by: 'pau', at: 7, reason });
const ask = (payments: PaymentStore, key: string, amount: number, id = payment.id) =>
  payments.change(
    town,
    id,
    (account) => withRefund(account, { key, amount: cents(amount), by: 'pau', askedAt: 7 }),
    by(`Motivo ${key}`),
  );
const end = (payments: PaymentStore, number: number, state: 'done' | 'refused', id = payment.id) =>
  payments.change(town, id, (account) => withRefundEnded(account, { number, state, isBank: true, at: 9 }), {
    by: 'system',
    at: 9,
    reason: null,
  });
const all: PaymentFilter = {
  mailboxes: null,
  status: null,
  subject: null,
  from: null,
  until: null,
  text: null,
  lastRefund: null,
};
const page = { limit: 10, offset: 0 };

function listChecks(open: () => Promise<PaymentStore>): void {
  it('lists the payments of a town, the latest first, as they are filtered, with the totals of each state', async () => {
    const payments = await open();
    const keep = (id: string, createdAt: number, more: Partial<Payment> = {}) =>
      payments.keep(aPayment({ id, createdAt, ...more }), `token ${id}`);
    await keep('0001a_00', 10);
    await keep('0002b000', 20, { subject: { kind: 'request', id: 'piscina' }, amount: cents(500) });
    await keep('0003c000', 30, { subject: { kind: 'voucher', id: 'enseres' } });
    await keep('0004d000', 40, { realm: other });
    await payAt(payments, { realm: town, id: '0001a_00' });
    await ask(payments, 'k', 200, '0001a_00');
    const listed = async (filter: Partial<PaymentFilter>, stretch = page) => {
      const { items, total } = await payments.list(town, { ...all, ...filter }, stretch);
      return [items.map(({ id }) => id.slice(3, 4)).join(''), total];
    };
    expect(await listed({})).toEqual(['321', 3]);
    expect(await listed({}, { limit: 1, offset: 1 })).toEqual(['2', 3]);
    expect(await listed({ status: 'new' })).toEqual(['32', 2]);
    expect(await listed({ mailboxes: ['enseres'] })).toEqual(['1', 1]);
    expect(await listed({ mailboxes: [] })).toEqual(['', 0]);
    expect(await listed({ subject: 'enseres' })).toEqual(['31', 2]);
    expect(await listed({ from: 20, until: 30 })).toEqual(['2', 1]);
    expect(await listed({ text: '02B' })).toEqual(['2', 1]);
    // Signs of a pattern are signs like any other.
    expect(await listed({ text: '%' })).toEqual(['', 0]);
    expect(await listed({ text: 'a_0' })).toEqual(['1', 1]);
    expect(await listed({ text: '_' })).toEqual(['1', 1]);
    expect(await listed({ lastRefund: 'asked' })).toEqual(['1', 1]);
    expect(await listed({ lastRefund: 'refused' })).toEqual(['', 0]);
    await end(payments, 1, 'refused', '0001a_00');
    expect(await listed({ lastRefund: 'refused' })).toEqual(['1', 1]);
    await ask(payments, 'l', 200, '0001a_00');
    expect(await listed({ lastRefund: 'refused' })).toEqual(['', 0]);
    expect((await payments.list(town, { ...all, status: 'pay' }, page)).totals).toEqual([
      { status: 'new', count: 2, amount: 1700, returned: 0 },
      { status: 'pay', count: 1, amount: 1200, returned: 200 },
    ]);
  });
}

function bookChecks(open: () => Promise<PaymentStore>): void {
  it('gives the payments that a list of the bank may be about, with their refunds', async () => {
    const payments = await open();
    const keep = (id: string, createdAt: number, realm = town) =>
      payments.keep(aPayment({ id, createdAt, realm }), `token ${id} ${realm}`);
    await keep('e', 10);
    await keep('d', 20);
    await keep('c', 30);
    await keep('b', 1);
    await keep('a', 1);
    await keep('d', 20, other);
    // Settled at 5, and a refund of one of them asked for at 7.
    for (const id of ['a', 'b']) await payAt(payments, { realm: town, id });
    await ask(payments, 'k', 200, 'b');
    const chosen = async (from: number, until: number, orders: readonly string[] = []) =>
      (await payments.accounts(town, { from, until, orders })).map(
        ({ payment: { id }, refunds }) => `${id}${refunds.map(({ amount }) => amount).join('')}`,
      );
    expect(await chosen(10, 30)).toEqual(['d', 'e']);
    expect(await chosen(5, 6)).toEqual(['a', 'b200']);
    expect(await chosen(7, 8)).toEqual(['b200']);
    expect(await chosen(8, 9, ['c', 'none', 'b'])).toEqual(['b200', 'c']);
    expect(await chosen(8, 9)).toEqual([]);
  });
}

function refundChecks(open: () => Promise<PaymentStore>): void {
  it('keeps what was taken and returned, and gives its refunds back', async () => {
    const payments = await open();
    await payments.keep(payment, 't');
    await payAt(payments, payment);
    await ask(payments, 'a', 500);
    await end(payments, 1, 'done');
    await ask(payments, 'b', 700);
    expect(await end(payments, 2, 'refused')).toMatchObject({ right: { payment: { returned: 500 } } });
    const refund = { key: 'a', number: 1, amount: 500, by: 'pau', askedAt: 7, endedAt: 9, state: 'done' };
    expect(await payments.account(town, payment.id)).toMatchObject({
      payment: { ...payment, status: 'pay', settledAt: 5, till: 'bank', taken: 1200, returned: 500 },
      refunds: [refund, { ...refund, number: 2, key: 'b', amount: 700, state: 'refused' }],
    });
    expect(await payments.account(other, payment.id)).toBeNull();
    expect(await ask(payments, 'c', 1, 'none')).toEqual(left({ kind: 'unknownPayment' }));
  });

  it('returns no more than was taken, though many ask at the same time', async () => {
    const payments = await open();
    await payments.keep(payment, 't');
    await payAt(payments, payment);
    for (const round of [0, 1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- each round finds what the one before has left
      const made = await Promise.all([0, 1, 2, 3].map((n) => ask(payments, `${round} ${n}`, 500)));
      const isRoom = round < 2;
      expect(made.filter(isRight)).toHaveLength(isRoom ? 1 : 0);
      // oxlint-disable-next-line no-await-in-loop -- the same
      if (isRoom) await end(payments, round + 1, 'done');
    }
    expect(await payments.find(town, payment.id)).toMatchObject({ returned: 1000 });
  });

  it('asks once for a refund that is asked for several times at once under one key', async () => {
    const payments = await open();
    await payments.keep(payment, 't');
    await payAt(payments, payment);
    const made = await Promise.all([0, 1, 2].map(() => ask(payments, 'a', 500)));
    expect(made.filter(isRight)).toHaveLength(3);
    expect((await payments.account(town, payment.id))?.refunds).toHaveLength(1);
  });
}

/** The contract of every store of payments. */
export function paymentStoreContract(name: string, open: () => Promise<PaymentStore>): void {
  describe(`${name} keeps the payment-store contract`, () => {
    it('finds a payment by its number and by its token, in its town', async () => {
      const payments = await open();
      await payments.keep(payment, 't');
      expect(await payments.find(town, payment.id)).toEqual(payment);
      expect(await payments.byToken(town, 't')).toEqual(payment);
      expect(await payments.find(other, payment.id)).toBeNull();
      expect(await payments.byToken(other, 't')).toBeNull();
    });

    it.each(subjectKinds)('gives a payment for a %s back as it was stored', async (kind) => {
      const payments = await open();
      const stored: Payment = { ...payment, subject: { kind, id: 'x' }, payer: null, status: 'review' };
      await payments.keep(stored, 't');
      expect(await payments.find(town, payment.id)).toEqual(stored);
    });

    it('finds what a payer began for a subject: one that is paid and not returned, else the latest', async () => {
      const payments = await open();
      const { subject } = payment;
      const keep = (id: string, createdAt: number, more: Partial<Payment> = {}) =>
        payments.keep({ ...payment, id, createdAt, ...more }, `token ${id}`);
      const latest = async () => (await payments.latestOf(town, subject, 'ana'))?.payment.id;
      expect(await latest()).toBeUndefined();
      await keep('of another', 9, { payer: 'pep' });
      await keep('of before', 9, { payer: null });
      await keep('elsewhere', 9, { realm: other });
      await keep('other mailbox', 9, { subject: { kind: 'request', id: 'otro' } });
      await keep('a voucher', 9, { subject: { ...subject, kind: 'voucher' } });
      await keep('used', 9, { status: 'used' });
      expect(await latest()).toBeUndefined();
      await keep('first', 1);
      await keep('second', 2, { status: 'refused' });
      expect(await payments.latestOf(town, subject, 'ana')).toMatchObject({
        payment: { id: 'second', status: 'refused' },
        token: 'token second',
      });
      await payAt(payments, { realm: town, id: 'first' });
      expect(await latest()).toBe('first');
      await ask(payments, 'a', 1, 'first');
      expect(await latest()).toBe('second');
    });

    bookChecks(open);
    refundChecks(open);
    listChecks(open);
  });
}

/** The contract of the steps of payments: each change with its own, in the same transaction. */
export function paymentStepContract(
  name: string,
  open: () => Promise<{
    readonly payments: PaymentStore;
    readonly steps: StepStore;
    readonly requests: RequestStore;
    readonly old: OldRequests;
  }>,
): void {
  describe(`${name} keeps the steps of payments`, () => {
    it('with who did what and why; a change that changes nothing has none', async () => {
      const { payments, steps } = await open();
      await payments.keep(payment, 't');
      await payAt(payments, payment);
      await payAt(payments, payment);
      await ask(payments, 'a', 500);
      await ask(payments, 'a', 500);
      await ask(payments, 'b', 5000);
      await end(payments, 1, 'done');
      const chain = await steps.of(town, paymentSubject(payment));
      expect(chain.map(({ by, act, from, to, words }) => [by, act, from, to, words])).toEqual([
        ['system', 'payment.settle', 'new', 'pay', null],
        ['pau', 'payment.refund', null, 'asked/500', 'Motivo a'],
        ['system', 'payment.refund', 'asked/500', 'done/500', null],
      ]);
    });

    it('without their words once the request is erased that it paid for', async () => {
      const { payments, steps, requests, old } = await open();
      const entry = aRequestEntry(1);
      const subject = { kind: 'request', id: entry.request.mailbox } as const;
      await payments.keep({ ...payment, subject, payer: entry.payer }, 't');
      await payAt(payments, payment);
      await requests.create({ ...entry, request: { ...entry.request, payment: payment.id } });
      await ask(payments, 'a', 500);
      const closed = { status: 'Resuelta', updatedAt: 5 } as const;
      await requests.change(town, entry.request.id, (one) => ({ ...one, ...closed }));
      await old.forgetRequests(8, 99);
      expect(await requests.find(town, entry.request.id)).toBeNull();
      const chain = await steps.of(town, paymentSubject(payment));
      expect(chain.map(({ to, words }) => [to, words])).toEqual([
        ['pay', null],
        ['asked/500', null],
      ]);
    });
  });
}
