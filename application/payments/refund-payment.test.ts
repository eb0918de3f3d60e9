import { describe, expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import type { RefundAnswer, RefundOrder } from '#application/ports/server/payment-provider.ts';
import type { Profile } from '#domain/forms/profile.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { cents } from '#domain/shared/money.ts';
import { left } from '#domain/shared/result.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { aPayment, payAt } from '#fixtures/builders/data/payment.ts';
import { memorySeal } from '#fixtures/memory/address-seal.ts';
import { memoryPayments } from '#fixtures/memory/payments.ts';
import { memoryProfiles } from '#fixtures/memory/profiles.ts';
import { memoryMailboxes, memoryRequests } from '#fixtures/memory/request-stores.ts';
import { endRefund, type RefundNews } from './end-refund.ts';
import { type AskedRefund, refundPayment } from './refund-payment.ts';
import { settleReview } from './settle-review.ts';

const payment = aPayment({ subject: { kind: 'request', id: 'buzon' } });
const { realm, id } = payment;
const write = ({ payment: of, refund, request }: RefundNews) => ({
  subject: of.id,
  text: `${refund.amount} ${request?.iid ?? 'unspent'}`,
});
const asked = (more: Partial<AskedRefund> = {}): AskedRefund => ({
  key: 'k',
  amount: cents(500),
  reason: 'No se recogió',
  by: 'pau',
  write,
  ...more,
});
const profile = { firstName: 'Ana', lastName: 'Gil', telephone: '', email: 'ana@correu.example' };

interface Setting {
  readonly answer?: RefundAnswer;
  readonly hasBank?: boolean;
  readonly gateway?: string;
  readonly stored?: Partial<Payment>;
  readonly isVerified?: boolean;
}

/** A payment of 12 €, and a bank that answers as told. */
async function aTill({ answer = { kind: 'done' }, hasBank = true, stored = {}, ...more }: Setting = {}) {
  const [sent, mails]: [RefundOrder[], Mail[]] = [[], []];
  const payments = memoryPayments();
  const profiles = memoryProfiles();
  const fee = more.gateway === undefined ? {} : { payments: { gateway: more.gateway, amount: 12 } };
  const bank = {
    refund: async (order: RefundOrder) => {
      sent.push(order);
      return answer;
    },
  };
  const ports = {
    payments,
    profiles,
    requests: memoryRequests(payments.spend),
    seal: memorySeal(),
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    mailboxes: memoryMailboxes([aMailbox([{ name: 'body' }], fee)]),
    provider: () => (hasBank ? bank : null),
    clock: { now: () => 7 },
  };
  await payments.keep({ ...payment, ...stored }, 't');
  if (stored.status === undefined) await payAt(payments, payment);
  const known: Profile = { ...profile, isVerified: more.isVerified ?? true };
  await profiles.change(realm, 'ana', () => ({
    realm,
    userId: 'ana',
    profile: known,
    code: null,
    changedAt: 1,
  }));
  return { ports, payments, sent, mails, refund: refundPayment(ports) };
}

describe('a refund', () => {
  it('is sent once, stored as the bank answers, and mailed to the payer', async () => {
    const { refund, sent, mails, payments } = await aTill();
    const made = await refund(realm, id, asked());
    const done = { number: 1, amount: 500, state: 'done', by: 'pau', askedAt: 7, endedAt: 7 };
    expect(made).toMatchObject({ right: { account: { payment: { returned: 500 }, refunds: [done] } } });
    expect(await refund(realm, id, asked())).toMatchObject({ right: { unsent: 0 } });
    expect(sent).toEqual([{ realm, payment: id, number: 1, amount: 500 }]);
    expect(mails).toEqual([{ to: 'ana@correu.example', subject: id, text: '500 unspent' }]);
    expect(payments.changes.slice(1)).toEqual([
      { id, by: 'pau', at: 7, reason: 'No se recogió' },
      { id, by: 'system', at: 7, reason: null },
    ]);
  });

  it('without an answer waits, and is not sent again', async () => {
    const { refund, sent, mails, payments } = await aTill({ answer: { kind: 'unknown' } });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const key of ['k', 'k', 'other']) await refund(realm, id, asked({ key }));
    expect(sent).toHaveLength(1);
    expect(mails).toEqual([]);
    expect(await refund(realm, id, asked({ key: 'other' }))).toEqual(left({ kind: 'refundWaits' }));
    expect(await payments.account(realm, id)).toMatchObject({ refunds: [{ state: 'asked' }] });
  });

  it('that the bank refuses is stored with the code of the bank, and is no news for the payer', async () => {
    const { refund, mails, payments } = await aTill({ answer: { kind: 'refused', code: 'SIS0057' } });
    expect(await refund(realm, id, asked())).toMatchObject({
      right: { account: { payment: { returned: 0 }, refunds: [{ state: 'refused' }] } },
    });
    expect(payments.changes.at(-1)).toMatchObject({ by: 'system', reason: 'SIS0057' });
    expect(mails).toEqual([]);
  });

  it('of more than is left, or of an unknown payment, is not sent', async () => {
    const { refund, sent } = await aTill();
    const most = { kind: 'refundTooMuch', most: 1200 } as const;
    expect(await refund(realm, id, asked({ amount: cents(1201) }))).toEqual(left(most));
    expect(await refund(realm, 'none', asked())).toEqual(left({ kind: 'unknownPayment' }));
    expect(sent).toEqual([]);
  });

  it.each([
    ['the sandbox', { stored: { status: 'pay', till: 'sandbox', taken: cents(1200) } }, 0],
    ['the bank', { stored: { status: 'pay', till: 'bank', taken: cents(1200) } }, 1],
    ['the bank, as far as is known,', { stored: { status: 'pay' } }, 1],
    [
      'the sandbox, as far as is known,',
      { stored: { status: 'pay' }, hasBank: false, gateway: 'sandbox' },
      0,
    ],
  ] as const)('comes from where the money is: %s', async (_, setting, orders) => {
    const { refund, sent } = await aTill(setting);
    expect(await refund(realm, id, asked())).toMatchObject({
      right: { account: { refunds: [{ state: 'done' }] } },
    });
    expect(sent).toHaveLength(orders);
  });

  it.each([
    ['the bank is no longer configured', { stored: { status: 'pay', till: 'bank' }, gateway: 'sandbox' }],
    ['the form has no fee any more', { stored: { status: 'pay' } }],
    ['the form is gone', { stored: { status: 'pay', subject: { kind: 'request', id: 'otro' } } }],
  ] as const)('is refused where %s: the sandbox has not that money', async (_, setting) => {
    const { refund } = await aTill({ ...setting, hasBank: false });
    expect(await refund(realm, id, asked())).toEqual(left({ kind: 'noBank' }));
  });

  it('that nobody of staff asked for is on their list if there is no bank to ask, once', async () => {
    const { refund, payments } = await aTill({ stored: { status: 'pay', till: 'bank' }, hasBank: false });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const _ of [1, 2])
      expect(await refund(realm, id, asked({ by: 'system' }))).toEqual(left({ kind: 'noBank' }));
    expect(await payments.account(realm, id)).toMatchObject({
      payment: { returned: 0 },
      refunds: [{ state: 'refused', by: 'system' }],
    });
  });
});

describe('the mail about a refund', () => {
  it('goes to the address of the request that was paid', async () => {
    const { ports, refund, mails, payments } = await aTill();
    const entry = aRequestEntry(1, { request: { payment: id, contact: { email: 'pep@correu.example' } } });
    await payments.keep(
      { ...payment, payer: entry.payer, subject: { kind: 'request', id: entry.request.mailbox } },
      't',
    );
    await payAt(payments, payment);
    expect(await ports.requests.create(entry)).toMatchObject({ _tag: 'Right' });
    await refund(realm, id, asked());
    expect(mails).toEqual([{ to: 'pep@correu.example', subject: id, text: '500 2026-000001' }]);
  });

  it.each([
    ['an address that is not verified', { isVerified: false }],
    ['an unknown payer', { stored: { status: 'pay', payer: null } }],
    ['a payer without a profile', { stored: { status: 'pay', payer: 'pep' } }],
    ['a request that is erased', { stored: { status: 'used', payer: null, request: '2026-000009' } }],
  ] as const)('is not sent to %s', async (_, setting) => {
    const { refund, mails } = await aTill(setting);
    expect(await refund(realm, id, asked())).toMatchObject({ right: { unsent: 0 } });
    expect(mails).toEqual([]);
  });

  it('that cannot be sent is counted', async () => {
    const { ports } = await aTill();
    const mailer = { send: () => Promise.reject(new Error('no')) };
    expect(await refundPayment({ ...ports, mailer })(realm, id, asked())).toMatchObject({
      right: { unsent: 1 },
    });
  });
});

describe('the end of a refund', () => {
  it('is stored once, and mailed once', async () => {
    const { ports, refund, mails } = await aTill({ answer: { kind: 'unknown' } });
    await refund(realm, id, asked());
    const end = { number: 1, state: 'done', isBank: false, at: 9 } as const;
    const changer = { by: 'pau', at: 9, reason: 'Está en el extracto' };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const _ of [1, 2])
      expect(await endRefund(ports)(realm, id, { end, changer, write })).toMatchObject({
        right: { account: { refunds: [{ state: 'done', endedAt: 9 }] } },
      });
    expect(mails).toHaveLength(1);
    const other = { end: { ...end, number: 2 }, changer, write };
    expect(await endRefund(ports)(realm, id, other)).toEqual(left({ kind: 'unknownRefund' }));
  });
});

describe('a payment in review', () => {
  it('is settled by staff, with their reason', async () => {
    const { ports, payments } = await aTill({ stored: { status: 'review', taken: cents(1) } });
    const decision = { to: 'pay', by: 'pau', reason: 'Pagó el resto en caja' } as const;
    expect(await settleReview(ports)(realm, id, decision)).toMatchObject({
      right: { payment: { status: 'pay', settledAt: 7 } },
    });
    expect(payments.changes).toEqual([{ id, by: 'pau', at: 7, reason: 'Pagó el resto en caja' }]);
    expect(await settleReview(ports)(realm, id, decision)).toEqual(left({ kind: 'notInReview' }));
  });
});
