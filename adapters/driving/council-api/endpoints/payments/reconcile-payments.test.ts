import { describe, expect, it } from 'vitest';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { putCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';
import { aTreasury, paidBy } from '#fixtures/builders/councils/treasury.ts';

const base64 = (...lines: readonly string[]) => Buffer.from(lines.join('\r\n'), 'latin1').toString('base64');
const head = 'Fecha;Tipo operación;Número de pedido;Resultado operación y código;Importe';
const row = (order: string, amount: string, type = 'Autorización', result = 'Autorizada 225347') =>
  `18/11/2026 12:00:00;${type};${order};${result};${amount}`;
const account = '210004181234567890';
const zeros = (value: number, width: number) => String(value).padStart(width, '0');
const statement = base64(
  `11${account}2611012611302${zeros(0, 14)}9783AYUNTAMIENTO`,
  `22    0418261119261119120002${zeros(2400, 14)}${zeros(0, 10)}            ABONO TPV`,
  `33${account}${zeros(0, 5)}${zeros(0, 14)}${zeros(1, 5)}${zeros(2400, 14)}2${zeros(2400, 14)}978`,
  `88${'9'.repeat(18)}000003`,
);

describe('comparing with the files of the bank', () => {
  it('shows each payment in its group, settles nothing unless it is asked to, and then what the bank is clear about', async () => {
    const { begin, notice, asked } = await aTreasury();
    const [paid, wrong, lost, open] = [await begin(), await begin(), await begin(), await begin()];
    await notice(paidBy(paid.id, '1200'));
    await notice(paidBy(wrong.id, '1'));
    const redsys = base64(
      head,
      row(paid.id, '12,00'),
      row(wrong.id, '12,00'),
      row(lost.id, '12,00', 'Autorización', 'Denegada 190'),
      row('0000bbbbbbbb', '12,00', 'Preautorización'),
    );
    const compared = await asked('pau', '/reconcile', { redsys, norma43: statement });
    expect(compared.body).toMatchObject({
      from: '2026-11-18',
      until: '2026-11-18',
      settled: [],
      entries: [
        { group: 'matched', order: paid.id, here: 12, bank: 12, line: 2, verdict: null },
        { group: 'inReview', order: wrong.id, here: 0.01, bank: 12, verdict: 'pay' },
        { group: 'unpaid' },
        { group: 'unpaid' },
        { group: 'denied', order: lost.id, here: null, bank: 12 },
        { group: 'otherType' },
      ],
      statement: {
        paidOut: [
          { days: [{ day: '2026-11-18', paid: 24, refunded: 0 }], lines: [{ line: 2, amount: 24 }], fee: 0 },
        ],
        notPaidOut: [],
      },
    });
    expect((await asked('pau', `/${wrong.id}`)).body['status']).toBe('review');
    // Who answers requests may compare, and not settle; who settles for one mailbox may not compare the whole town.
    expect((await asked('neus', '/reconcile', { redsys })).body['statement']).toBeNull();
    expect((await asked('neus', '/reconcile', { redsys, settle: true })).body).toMatchObject({
      errCode: 114,
      where: 'payment.settle',
    });
    expect((await asked('mixed', '/reconcile', { redsys })).body['errCode']).toBe(114);
    const settled = await asked('pau', '/reconcile', { redsys, settle: true });
    expect(settled.body).toMatchObject({ settled: [wrong.id], unsent: 0 });
    expect((await asked('pau', `/${wrong.id}`)).body['status']).toBe('pay');
    const later = { redsys, from: '2026-11-19', until: '2026-11-30' };
    expect((await asked('pau', '/reconcile', later)).body['totals']).not.toContainEqual(
      expect.objectContaining({ group: 'missingAtBank' }),
    );
    expect(open.id).not.toBe(paid.id);
    for (const [body, where] of [
      [{ redsys: 'no es Base64!' }, 'redsys'],
      [{ redsys, norma43: '%' }, 'norma43'],
      [{ redsys, from: '19-11-2026' }, 'from'],
      [{ redsys, until: '2026-11-31' }, 'until'],
      [{ redsys, account: 'x' }, 'account'],
      [{}, 'redsys'],
    ] as const)
      expect((await asked('pau', '/reconcile', body)).body).toMatchObject({ errCode: 50, where });
    const cut = base64(head, row('=cmd|calc', '12,00'));
    expect((await asked('pau', '/reconcile', { redsys: cut })).body).toMatchObject({
      errCode: 153,
      where: 'redsys',
      faults: [{ kind: 'notAnOrder', line: 2, columns: 'order', found: '=cmd|calc' }],
    });
    const broken = Buffer.from(Buffer.from(statement, 'base64').toString().replace('2400', '2401'));
    expect(
      (await asked('pau', '/reconcile', { redsys, norma43: broken.toString('base64') })).body,
    ).toMatchObject({
      errCode: 153,
      where: 'norma43',
      faults: [{ kind: 'wrongSum', line: 3, columns: '45-58' }, {}],
    });
    const huge = { redsys: 'A'.repeat(13 * 1024 * 1024) };
    expect((await asked('pau', '/reconcile', huge)).body['errCode']).toBe(52);
    const large = { redsys: 'A'.repeat(6 * 1024 * 1024) };
    expect((await asked('pau', '/reconcile', large)).body).toMatchObject({
      errCode: 153,
      faults: [{ kind: 'tooLarge' }],
    });
    // Without operations: the day of today.
    expect((await asked('pau', '/reconcile', { redsys: base64(head) })).body).toMatchObject({
      from: '2026-11-18',
      entries: [
        { group: 'missingAtBank' },
        { group: 'missingAtBank' },
        { group: 'unpaid' },
        { group: 'unpaid' },
      ],
    });
  });

  it('gives the vouchers of a payment in review that it settles at once, before anybody looks', async () => {
    const { server, data, notice, asked } = await aTreasury();
    await putCampaign({ data }, openCampaign, []);
    const key = 'key-of-an-order-at-the-bank';
    const ordered = await ask(server, {
      method: 'POST',
      url: '/api/vilanova/vouchers/campaigns/otono/orders',
      headers: { cookie: await deviceCookie(server) },
      payload: { key, lines: [{ type: 'veinte', count: 1 }], identity: '12345678Z' },
    });
    const { payment } = ordered.body as { payment?: { id: string } };
    await notice(paidBy(payment?.id ?? '', '1'));
    const seen = async () => {
      const found = await asked('pau', `/${payment?.id}`);
      return found.body['status'];
    };
    expect(await seen()).toBe('review');
    const redsys = base64(head, row(payment?.id ?? '', '10,00'));
    expect((await asked('pau', '/reconcile', { redsys, settle: true })).body).toMatchObject({
      settled: [payment?.id],
    });
    // Its vouchers were given: the payment is used for them, and nobody has asked for the order.
    expect(await seen()).toBe('used');
  });
});
