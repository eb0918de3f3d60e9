import { describe, expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import type { BankOperation, StatementLine } from '#domain/payments/reconciliation/bank-lists.ts';
import { type PaymentAccount, withRefund } from '#domain/payments/refund.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { aPayment, payAt } from '#fixtures/builders/data/payment.ts';
import { memorySeal } from '#fixtures/memory/address-seal.ts';
import { memoryPayments } from '#fixtures/memory/payments.ts';
import { memoryProfiles } from '#fixtures/memory/profiles.ts';
import { memoryRequests } from '#fixtures/memory/request-stores.ts';
import { daysOf, reconcilePayments } from './reconcile-payments.ts';
import { settleByList } from './settle-by-list.ts';

const createdAt = Date.parse('2026-11-18T22:30:00Z');
const day = '2026-11-18' as CalendarDay;
const town = { realm: aPayment().realm, timeZone: 'Europe/Madrid' };
const operation = (order: string, more: Partial<BankOperation> = {}): BankOperation => ({
  line: 2,
  order,
  day,
  kind: 'payment',
  isAuthorised: true,
  amount: cents(1200),
  ...more,
});

/** A payment in review, one with a refund whose answer was lost, and one that is settled. */
async function aTown() {
  const payments = memoryPayments();
  for (const [id, taken] of [
    ['0001', 1],
    ['0002', 1200],
    ['0003', 1200],
  ] as const) {
    await payments.keep(aPayment({ id, createdAt }), `token ${id}`);
    await payAt(payments, { realm: town.realm, id }, taken);
  }
  const refund = { key: 'k', amount: cents(500), by: 'pau', askedAt: createdAt };
  const why = { by: 'pau', at: createdAt, reason: 'x' };
  const ask = (account: PaymentAccount) => withRefund(account, refund);
  await payments.change(town.realm, '0002', ask, why);
  const profiles = memoryProfiles();
  const email = 'ana@correu.example';
  const profile = { firstName: 'Ana', lastName: 'Gil', telephone: '', email, isVerified: true };
  await profiles.change(town.realm, 'ana', () => ({
    realm: town.realm,
    userId: 'ana',
    profile,
    code: null,
    changedAt: 1,
  }));
  const ports = {
    payments,
    profiles,
    requests: memoryRequests(payments.spend),
    seal: memorySeal(),
    clock: { now: () => 9 },
  };
  return { ports, payments };
}
const operations = [
  operation('0001'),
  operation('0002'),
  operation('0002', { kind: 'refund', amount: cents(500) }),
  operation('0003', { amount: cents(1201) }),
];
const settling = {
  by: 'pau',
  reason: 'Según la lista del banco',
  write: () => ({ subject: 'x', text: 'y' }),
};

describe('comparing the payments of a town with the lists of its bank', () => {
  it('compares those of the days, in the time of the town, and those that the list names', async () => {
    const { ports, payments } = await aTown();
    // Settled long before, and named by the list.
    await payments.keep(aPayment({ id: '0004', createdAt: 1 }), 'token 0004');
    const days = { from: day, until: day };
    const compare = reconcilePayments(ports);
    const found = await compare(town, { operations: [operation('0004')], statement: null }, days);
    expect(found.entries.map(({ group, payment }) => `${group} ${payment?.id}`)).toEqual([
      'inReview 0001',
      'unnoticed 0004',
      'refundMissing 0002',
      'otherDays 0002',
      'otherDays 0003',
    ]);
    expect(found).toMatchObject({ days, statement: null });
    const next = '2026-11-19' as CalendarDay;
    const after = await compare(town, { operations: [], statement: null }, { from: next, until: next });
    expect(after.entries).toEqual([]);
  });

  it('compares the movements of the account too, if they are given', async () => {
    const { ports } = await aTown();
    const line: StatementLine = { line: 2, day, amount: cents(1200), isOfCards: true, text: 'TPV' };
    const lists = { operations: [operation('0003')], statement: [line] };
    const found = await reconcilePayments(ports)(town, lists, { from: day, until: day });
    expect(found.statement).toMatchObject({ paidOut: [{ lines: [line] }], notPaidOut: [] });
  });

  it('is about the days of the list', () => {
    const later = '2026-11-20' as CalendarDay;
    expect(daysOf([operation('1', { day: later }), operation('2')])).toEqual({ from: day, until: later });
    expect(daysOf([])).toBeNull();
  });
});

describe('settling by the list of the bank', () => {
  const entriesOf = async ({ ports }: Awaited<ReturnType<typeof aTown>>) =>
    (await reconcilePayments(ports)(town, { operations, statement: null }, { from: day, until: day }))
      .entries;

  it('settles what waits and is clear, once, with who asked for it', async () => {
    const opened = await aTown();
    const mails: Mail[] = [];
    const ports = { ...opened.ports, mailer: { send: async (mail: Mail) => void mails.push(mail) } };
    const entries = await entriesOf(opened);
    expect(await settleByList(ports)(town.realm, entries, settling)).toEqual({
      settled: ['0001', '0002'],
      unsent: 0,
    });
    expect(await opened.payments.find(town.realm, '0001')).toMatchObject({ status: 'pay', taken: 1200 });
    expect(await opened.payments.account(town.realm, '0002')).toMatchObject({ refunds: [{ state: 'done' }] });
    expect(opened.payments.changes.slice(-2).map(({ id, by, reason }) => [id, by, reason])).toEqual([
      ['0001', 'pau', 'Según la lista del banco'],
      ['0002', 'pau', 'Según la lista del banco'],
    ]);
    expect(mails).toHaveLength(1);
    // The entries were made before: the payment is no longer in review, and the refund is done.
    expect(await settleByList(ports)(town.realm, entries, settling)).toEqual({
      settled: ['0002'],
      unsent: 0,
    });
    expect(mails).toHaveLength(1);
  });

  it('counts the mails that could not be sent, and leaves what is gone', async () => {
    const opened = await aTown();
    const ports = { ...opened.ports, mailer: { send: () => Promise.reject(new Error('no')) } };
    const entries = await entriesOf(opened);
    expect(await settleByList(ports)(town.realm, entries, settling)).toMatchObject({ unsent: 1 });
    const gone = entries.map((one) => ({ ...one, refund: null }));
    expect(await settleByList(ports)(town.realm, gone, settling)).toEqual({ settled: [], unsent: 0 });
  });
});
