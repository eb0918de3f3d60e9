import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { aTreasury, paidBy, refundedBy } from '#fixtures/builders/councils/treasury.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const address = '/sis/rest/trataPeticionREST';
afterEach(() => nock.cleanAll());

const refund = (key: string, amount: number) => ({ amount, key: `key-of-${key}`, reason: 'No se recogió' });

describe('staff', () => {
  it('list payments by their state, with totals, and only those that they may see', async () => {
    const { begin, notice, asked } = await aTreasury();
    const [paid, open] = [await begin(), await begin()];
    await notice(paidBy(paid.id, '1200'));
    const all = await asked('pau', '');
    expect(all.body).toMatchObject({
      itemsCount: 2,
      totals: [
        { status: 'new', count: 1, amount: 12, returned: 0 },
        { status: 'pay', count: 1, amount: 12, returned: 0 },
      ],
    });
    const ids = async (who: string, query: string) =>
      ((await asked(who, query)).body['items'] as { _id: string }[]).map(({ _id }) => _id);
    expect(await ids('neus', '?status=pay')).toEqual([paid.id]);
    expect(await ids('pau', `?text=${open.id.slice(2)}`)).toEqual([open.id]);
    expect(await ids('pau', '?subject=piscina')).toEqual([]);
    // The day of the tests, in the town.
    expect(await ids('pau', '?from=2026-11-18&until=2026-11-18')).toHaveLength(2);
    expect(await ids('pau', '?from=2026-11-19')).toEqual([]);
    expect(await ids('pau', '?until=2026-11-17')).toEqual([]);
    expect(await ids('piscina', '')).toEqual([]);
    expect(await ids('mixed', '')).toHaveLength(2);
    expect((await asked('pau', '?from=18-11-2026')).body['errCode']).toBe(51);
    expect((await asked('pau', '?state=pay')).body).toMatchObject({ errCode: 51, where: 'state' });
    expect((await asked('piscina', `/${paid.id}`)).body['errCode']).toBe(114);
    expect((await asked('pau', '/none')).body['errCode']).toBe(77);
  });

  it('settle a payment of another amount, with a reason, and its payer can send the request', async () => {
    const { begin, notice, asked, send } = await aTreasury();
    const { id, headers } = await begin();
    await notice(paidBy(id, '1'));
    expect((await asked('pau', `/${id}`)).body).toMatchObject({ status: 'review', taken: 0.01, left: 0.01 });
    expect((await asked('neus', `/${id}/settle`, { to: 'pay', reason: 'x' })).body).toMatchObject({
      errCode: 114,
      where: 'payment.settle',
    });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const reason of [' ', 'x'.repeat(501)])
      expect((await asked('pau', `/${id}/settle`, { to: 'pay', reason })).body).toMatchObject({
        errCode: 50,
        where: 'reason',
      });
    const settled = await asked('pau', `/${id}/settle`, { to: 'pay', reason: 'Pagó el resto en caja' });
    expect(settled.body).toMatchObject({ status: 'pay', refunds: [] });
    expect((await asked('pau', `/${id}/settle`, { to: 'refused', reason: 'x' })).body['errCode']).toBe(150);
    const sent = await send(id, headers);
    expect(sent.status).toBe(200);
    const found = async (who: string, text: string) =>
      (
        (await asked(who, `/../search?text=${encodeURIComponent(text)}`)).body['items'] as { path: string }[]
      ).map(({ path }) => path);
    const [payment, request] = [`/gestion/pagos/${id}`, `/gestion/solicitudes/${String(sent.body['iid'])}`];
    // A treasurer finds it by its order and by the number of its request; who sent it is nothing that they see.
    for (const text of [id.slice(1, 9), String(sent.body['iid'])])
      expect(await found('pau', text)).toEqual([payment]);
    for (const text of ['ana@correu', 'Gil', 'sofa', id.slice(1, 3)])
      expect(await found('pau', text)).toEqual([]);
    expect(await found('piscina', id)).toEqual([]);
    expect(await found('neus', 'ana@correu')).toEqual([request, payment]);
    expect((await asked('neus', `/${id}`)).body['steps']).toMatchObject([
      { by: 'system', act: 'payment.settle', from: 'new', to: 'review' },
      { by: 'pau', act: 'payment.settle', from: 'review', to: 'pay', words: 'Pagó el resto en caja' },
    ]);
  });
});

describe('a refund', () => {
  it('goes to the bank once, to the payer by mail, and is no longer there to be spent', async () => {
    const { begin, notice, asked, send, mails } = await aTreasury();
    const { id, headers } = await begin();
    await notice(paidBy(id, '1200'));
    expect((await send(id, headers)).status).toBe(200);
    expect((await asked('neus', `/${id}/refunds`, refund('a', 5))).body['errCode']).toBe(114);
    const call = nock('https://bank.example')
      .post(address)
      .reply(200, refundedBy(id, '500', '1'));
    const sentBefore = mails().length;
    const done = await asked('pau', `/${id}/refunds`, refund('a', 5));
    expect(done.body).toMatchObject({
      status: 'used',
      request: '2026-000001',
      returned: 5,
      left: 7,
      unsent: 0,
      refunds: [{ number: 1, amount: 5, state: 'done', by: 'pau' }],
    });
    expect(call.isDone()).toBe(true);
    const again = await asked('pau', `/${id}/refunds`, refund('a', 5));
    expect(again.body).toMatchObject({ returned: 5 });
    const mail = mails().slice(sentBefore).join('');
    expect(mails()).toHaveLength(sentBefore + 1);
    expect(mail).toContain('ana@correu.example');
    expect(mail).toContain(id);
    expect(mail).not.toContain('No se recogió');
    const over = await asked('pau', `/${id}/refunds`, refund('b', 7.01));
    expect(over.body).toMatchObject({ errCode: 151, most: 7 });
  });

  it('that is not written as it is documented is refused', async () => {
    const { asked } = await aTreasury();
    for (const [body, where] of [
      [{ amount: 5, key: 'short', reason: 'x' }, 'key'],
      [{ amount: 5, key: 'key-of-a', reason: '' }, 'reason'],
      [{ amount: 5.001, key: 'key-of-a', reason: 'x' }, 'amount'],
      [{ amount: -5, key: 'key-of-a', reason: 'x' }, 'amount'],
      [{ amount: 5, key: 'key-of-a', reason: 'x', to: 'another card' }, 'to'],
    ] as const) {
      const { body: answer } = await asked('pau', '/0000aaaaaaaa/refunds', body);
      expect(answer).toMatchObject({ errCode: 50, where });
    }
  });

  it('whose answer was lost waits for the notice of the bank, and is not sent again', async () => {
    const { server, begin, notice, asked, log, send } = await aTreasury();
    const { id, page, headers } = await begin();
    const told = async () => (await ask(server, { url: `/citaprevia/vilanova/payments/${id}` })).body;
    await notice(paidBy(id, '1200'));
    expect(await told()).toMatchObject({ status: 'pay', isReturned: false });
    const call = nock('https://bank.example').post(address).reply(502);
    expect((await asked('pau', `/${id}/refunds`, refund('a', 12))).body).toMatchObject({
      returned: 12,
      refunds: [{ state: 'asked', endedAt: null }],
    });
    expect(call.isDone()).toBe(true);
    expect((await asked('pau', `/${id}/refunds`, refund('b', 1))).body['errCode']).toBe(152);
    expect((await asked('pau', '?refunds=waiting')).body['itemsCount']).toBe(1);
    expect((await send(id, headers)).body['errCode']).toBe(76);
    // Its payer reads nowhere that it is paid.
    expect(await told()).toMatchObject({ status: 'pay', isReturned: true });
    const shown = (await server.inject({ url: page })).body;
    expect(shown).toContain('Este pago se ha devuelto.');
    expect(shown).not.toContain('Pago completado');
    // Of another amount, and of a refund that was not asked for.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const other of [refundedBy(id, '1100', '1'), refundedBy(id, '1200', '2')])
      expect((await notice(other)).statusCode).toBe(200);
    expect(log.filter((line) => line.includes('was not asked for'))).toHaveLength(2);
    expect((await asked('pau', `/${id}`)).body).toMatchObject({ refunds: [{ state: 'asked' }] });
    await notice(refundedBy(id, '1200', ''));
    expect((await asked('pau', `/${id}`)).body).toMatchObject({ refunds: [{ state: 'done' }], left: 0 });
  });

  it('whose answer was lost can be ended by staff, with what the bank’s own pages show', async () => {
    const { begin, notice, asked } = await aTreasury();
    const { id } = await begin();
    await notice(paidBy(id, '1200'));
    nock('https://bank.example').post(address).reply(502);
    await asked('pau', `/${id}/refunds`, refund('a', 12));
    const end = (number: string, who = 'pau') =>
      asked(who, `/${id}/refunds/${number}`, { to: 'refused', reason: 'No figura en Canales' });
    expect((await end('1', 'neus')).body['errCode']).toBe(114);
    for (const number of ['2', '0', 'x', '1e0']) expect((await end(number)).body['errCode']).toBe(154);
    expect((await end('1')).body).toMatchObject({ refunds: [{ state: 'refused' }], left: 12 });
  });
});
