import { describe, expect, it, vi } from 'vitest';
import { beginPaymentCall } from '#adapters/wire/payments/begin-payment.ts';
import { readPaymentCall } from '#adapters/wire/payments/read-payment.ts';
import { left, right } from '#domain/shared/result.ts';
import { cents } from '#domain/shared/money.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aMailbox } from '../samples/sample-form.ts';
import { aFormVisit, textField } from '../samples/sample-visit.ts';

describe('a payment', () => {
  const payment = { gateway: 'sandbox', amount: cents(1200), concept: 'Recogida' };
  const mailbox = aMailbox([textField], { payment });
  const begins = stubCall(beginPaymentCall, async () =>
    right({ id: 'p1', url: '/pay', amount: cents(1200) }),
  );

  it('opens its page, waits, and frees the form once it is made', async () => {
    let status: 'new' | 'refused' | 'pay' = 'new';
    const { presenter, open, sent, sendAll } = await aFormVisit(mailbox, {
      calls: [begins, stubCall(readPaymentCall, async () => right(status))],
    });
    presenter.filling.writeText('body', 'x');
    await sendAll();
    expect(open().faults?.list).toMatchObject([{ kind: 'paymentMissing' }]);
    const went: string[] = [];
    await presenter.payer.pay(
      { go: (address) => void went.push(address), close: () => undefined },
      '/solicitud/enseres',
    );
    expect(went).toEqual(['/pay']);
    await presenter.payer.look();
    expect(open().payment.kind).toBe('waiting');
    status = 'pay';
    await presenter.payer.look();
    expect(open()).toMatchObject({ payment: { kind: 'paid' }, faults: { list: [] } });
    await sendAll();
    expect(sent[0]?.body.payment).toBe('p1');
  });

  it('that cannot begin closes the tab it opened, and that is refused can be tried again', async () => {
    const shut = vi.fn<() => void>();
    const none = await aFormVisit(mailbox);
    await none.presenter.payer.pay({ go: () => undefined, close: shut }, '/solicitud/enseres');
    expect(shut).toHaveBeenCalledOnce();
    expect(none.open().payment.kind).toBe('failed');
    const refused = await aFormVisit(mailbox, {
      calls: [begins, stubCall(readPaymentCall, async () => right('refused'))],
    });
    await refused.presenter.payer.pay(null, '/solicitud/enseres');
    await refused.presenter.payer.look();
    expect(refused.open().payment.kind).toBe('refused');
  });

  it('that a bank refuses and then accepts for the same order is paid, without another press', async () => {
    let status: 'new' | 'refused' | 'pay' = 'refused';
    const { presenter, open } = await aFormVisit(mailbox, {
      calls: [begins, stubCall(readPaymentCall, async () => right(status))],
    });
    await presenter.payer.pay(null, '/solicitud/enseres');
    await presenter.payer.look();
    expect(open().payment.kind).toBe('refused');
    status = 'new';
    await presenter.payer.look();
    expect(open().payment.kind).toBe('refused');
    status = 'pay';
    await presenter.payer.look();
    expect(open().payment).toMatchObject({ kind: 'paid', id: 'p1' });
  });

  it('of another amount is called what it is, and cannot be made again', async () => {
    const begin = vi.fn<() => Promise<ReturnType<typeof right>>>(async () =>
      right({ id: 'p1', url: '/pay', amount: cents(1200) }),
    );
    const { presenter, open } = await aFormVisit(mailbox, {
      calls: [
        stubCall(beginPaymentCall, begin as never),
        stubCall(readPaymentCall, async () => right('review')),
      ],
    });
    await presenter.payer.pay(null, '/solicitud/enseres');
    await presenter.payer.look();
    expect(open().payment.kind).toBe('review');
    await presenter.payer.pay(null, '/solicitud/enseres');
    expect(begin).toHaveBeenCalledOnce();
  });

  it('that was made and went back is paid no more, and can be made again', async () => {
    let status: 'pay' | 'used' | 'returned' = 'pay';
    const { presenter, open } = await aFormVisit(mailbox, {
      calls: [begins, stubCall(readPaymentCall, async () => right(status))],
    });
    await presenter.payer.pay(null, '/solicitud/enseres');
    await presenter.payer.look();
    expect(open().payment.kind).toBe('paid');
    // The answer to this very form may have been lost: it is sent with its payment again.
    status = 'used';
    await presenter.payer.look();
    expect(open().payment).toMatchObject({ kind: 'paid', id: 'p1' });
    status = 'returned';
    await presenter.payer.look();
    expect(open().payment).toEqual({ kind: 'returned' });
    await presenter.payer.pay(null, '/solicitud/enseres');
    expect(open().payment.kind).toBe('waiting');
  });

  it('that another request has used is paid no more', async () => {
    const { presenter, open } = await aFormVisit(mailbox, {
      calls: [begins, stubCall(readPaymentCall, async () => right('used'))],
    });
    await presenter.payer.pay(null, '/solicitud/enseres');
    await presenter.payer.look();
    expect(open().payment).toEqual({ kind: 'toPay' });
  });

  it('that is not available says so, and does not suggest another try', async () => {
    const { presenter, open } = await aFormVisit(mailbox, {
      calls: [stubCall(beginPaymentCall, async () => left({ kind: 'noBank' }))],
    });
    await presenter.payer.pay(null, '/solicitud/enseres');
    expect(open().payment.kind).toBe('noBank');
  });

  it('that was made and that the council does not count can be made again', async () => {
    const { presenter, open, sendAll } = await aFormVisit(mailbox, {
      refusals: [{ kind: 'paymentMissing' }],
      calls: [begins, stubCall(readPaymentCall, async () => right('pay'))],
    });
    presenter.filling.writeText('body', 'x');
    await presenter.payer.pay(null, '/solicitud/enseres');
    await presenter.payer.look();
    await sendAll();
    expect(open()).toMatchObject({
      payment: { kind: 'toPay' },
      faults: { list: [{ kind: 'paymentMissing' }] },
    });
    await presenter.payer.pay(null, '/solicitud/enseres');
    expect(open().payment.kind).toBe('waiting');
  });

  it('is kept before anything is written, and when what was written is discarded', async () => {
    const { presenter, open, drafts } = await aFormVisit(mailbox, {
      calls: [begins, stubCall(readPaymentCall, async () => right('pay'))],
    });
    await presenter.payer.pay(null, '/solicitud/enseres');
    await presenter.payer.look();
    await vi.waitFor(() => expect([...drafts.values()][0]?.payment).toBe('p1'));
    await presenter.startAfresh();
    expect(open().payment).toMatchObject({ kind: 'paid', id: 'p1' });
    await vi.waitFor(() => expect([...drafts.values()][0]?.payment).toBe('p1'));
  });
});
