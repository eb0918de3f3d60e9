import { memoryPayments } from '#fixtures/memory/payments.ts';
import { describe, expect, it } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight, left } from '#domain/shared/result.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { payAt } from '#fixtures/builders/data/payment.ts';
import { memoryMailboxes } from '#fixtures/memory/request-stores.ts';
import { beginPayment } from './begin-payment.ts';

const realm = realmId('vilanova');
const clock = { now: () => 1000 };
const random = (length: number) => new Uint8Array(length).map((_, place) => place + 20);

describe('a payment that is begun', () => {
  const costly = { payments: { gateway: 'sandbox', amount: 12, concept: 'Tasa' } };
  const bank = {
    page: () => ({ url: '/', form: {} }),
    notice: () => null,
    refund: async () => ({ kind: 'unknown' }) as const,
  };
  const begin = (more: object, payments = memoryPayments(), hasBank = false) =>
    beginPayment({
      provider: () => (hasBank ? bank : null),
      mailboxes: memoryMailboxes([aMailbox([{ name: 'body' }], more)]),
      payments,
      random,
      clock,
    });

  it('has the amount and concept of its mailbox, and a number that banks take', async () => {
    const payments = memoryPayments();
    const begun = await begin(costly, payments)(realm, mailboxId('buzon'), 'ana');
    expect(begun).toMatchObject({ right: { payment: { amount: 1200, concept: 'Tasa', status: 'new' } } });
    const { payment, token } = isRight(begun) ? begun.right : { payment: { id: '' }, token: '' };
    expect(payment.id).toMatch(/^\d{4}[0-9a-f]{8}$/u);
    expect(await payments.byToken(realm, token)).toEqual(payment);
  });

  it('goes on if it was begun before, and names the page of the first', async () => {
    const payments = memoryPayments();
    const buzon = mailboxId('buzon');
    const first = await begin(costly, payments)(realm, buzon, 'ana');
    expect(await begin(costly, payments)(realm, buzon, 'ana')).toEqual(first);
    const number = isRight(first) ? first.right.payment.id : '';
    await payAt(payments, { realm, id: number });
    const again = await begin(costly, payments)(realm, buzon, 'ana');
    expect(again).toMatchObject({ right: { payment: { id: number, status: 'pay' } } });
    // The random source of these tests always gives the same number: a new payment has a new state.
    expect(await begin(costly, payments)(realm, buzon, 'pep')).toMatchObject({
      right: { payment: { payer: 'pep', status: 'new' } },
    });
    const dearer = { payments: { ...costly.payments, amount: 15 } };
    expect(await begin(dearer, payments)(realm, buzon, 'pep')).toMatchObject({
      right: { payment: { amount: 1500, status: 'new' } },
    });
  });

  it('is refused if the mailbox has no fee, and if it is closed', async () => {
    expect(await begin({})(realm, mailboxId('buzon'), 'ana')).toEqual(left({ kind: 'unknownMailbox' }));
    expect(await begin(costly)(realm, mailboxId('otro'), 'ana')).toEqual(left({ kind: 'unknownMailbox' }));
    const closed = begin({ ...costly, disabled: true });
    expect(await closed(realm, mailboxId('buzon'), 'ana')).toEqual(left({ kind: 'mailboxClosed' }));
  });

  it('is refused where the mailbox names a bank that the town does not have, and nothing is kept', async () => {
    const kept: unknown[] = [];
    const payments = { ...memoryPayments(), keep: async (payment: unknown) => void kept.push(payment) };
    const atBank = { payments: { ...costly.payments, gateway: 'redsys' } };
    expect(await begin(atBank, payments)(realm, mailboxId('buzon'), 'ana')).toEqual(left({ kind: 'noBank' }));
    expect(kept).toEqual([]);
    expect(await begin(atBank, payments, true)(realm, mailboxId('buzon'), 'ana')).toMatchObject({
      _tag: 'Right',
    });
  });
});
