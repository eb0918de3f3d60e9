import { describe, expect, it } from 'vitest';
import { orderedIn } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { orderOfSubject, tillOfVouchers } from './order-payment.ts';

describe('what is paid for vouchers', () => {
  const mailboxes = (gateway: string | null) => ({
    all: async () => [{ mailbox: gateway === null ? null : { payment: { gateway } } }] as never,
  });

  it('goes to the bank, or to the sandbox of a town that tries its forms with it, and else to nobody', async () => {
    const bank = () => ({}) as never;
    expect(await tillOfVouchers({ mailboxes: mailboxes('sandbox'), provider: bank }, orderedIn.realm)).toBe(
      'bank',
    );
    const without = { provider: () => null };
    expect(await tillOfVouchers({ ...without, mailboxes: mailboxes('sandbox') }, orderedIn.realm)).toBe(
      'sandbox',
    );
    for (const gateway of ['redsys', null])
      expect(await tillOfVouchers({ ...without, mailboxes: mailboxes(gateway) }, orderedIn.realm)).toBeNull();
  });

  it('names its campaign and its order, and nothing else does', () => {
    expect(orderOfSubject({ kind: 'voucher', id: 'a/b/key' })).toEqual({ campaign: 'a/b', order: 'key' });
    expect(orderOfSubject({ kind: 'voucher', id: 'key' })).toBeNull();
    expect(orderOfSubject({ kind: 'order', id: 'a/b' })).toBeNull();
  });
});
