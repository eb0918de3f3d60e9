import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveOrderCall } from '#adapters/wire/vouchers/leave-order.ts';
import { orderVouchersCall } from '#adapters/wire/vouchers/order-vouchers.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { readWalletCall } from '#adapters/wire/vouchers/read-wallet.ts';
import { takeLotCall } from '#adapters/wire/vouchers/take-lot.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { linkedOrder } from '../linked-order.ts';
import { aDeviceOrder, aDeviceVoucher, drawVoucherPage, soldCampaign } from '../samples/voucher-page.tsx';

afterEach(cleanup);

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const draw = {
  id: 'bonos:otono',
  from: '2026-11-10T08:00:00Z',
  until: '2026-11-20T11:00:00Z',
  lot: 2,
  days: 7,
  lots: [
    { type: '1', lots: 40 },
    { type: '2', lots: 20 },
  ],
  state: 'list' as const,
  entries: 1234,
};
/** At the time of the samples, 18 November, people are put down. */
const drawn = {
  ...soldCampaign,
  issue: { from: '2026-11-21T08:00:00Z', until: '2026-12-10T00:00:00Z' },
  draw,
};
const entry = { draw: 'bonos:otono', code: 'k7qd2m9xw3fp', position: null, sealed: null };
const sealed = { entries: 612, lots: 60 };
const lines = [{ type: '1', count: 2 }];
const answering = (order: OwnOrderAnswer) => stubCall(readWalletCall, async () => right({ items: [order] }));
const mine = (more: Partial<OwnOrderAnswer>) => aDeviceOrder({ lines, entry, ...more });

describe('a campaign that is drawn', () => {
  it('says for how many there is and how many are in it, and puts a person down for one type', async () => {
    const sent: object[] = [];
    await drawVoucherPage({
      campaign: drawn,
      calls: [
        stubCall(orderVouchersCall, async ({ body }) => {
          sent.push(body);
          return right(mine({ state: 'entered' }));
        }),
      ],
    });
    expect(screen.getAllByText('Hay bonos para 60 personas.').length).toBe(2);
    expect(screen.getAllByText(/Hay 1.234 personas apuntadas/u).length).toBe(2);
    expect(screen.getByText(/A quien le toca, 2 bonos, y 7 días/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Bono de 5/u })));
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText(/Tu correo/u), { target: { value: 'ana@example.org' } }),
    );
    await press('Apuntarme');
    expect(sent).toMatchObject([{ lines: [{ type: '2', count: 2 }], email: 'ana@example.org' }]);
    expect(screen.getByRole('heading', { name: 'Estás en el sorteo' })).toBeTruthy();
    expect(screen.getByText(/sales como k7qd2m9xw3fp, sin tu nombre/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('ends on the day before, to those who read it, if it ends at midnight', async () => {
    await drawVoucherPage({ campaign: { ...drawn, draw: { ...draw, until: '2026-11-19T23:00:00Z' } } });
    expect(screen.getByText('Hasta el 19 de noviembre de 2026, a las 23.59')).toBeTruthy();
  });

  it('has nothing to choose if it has one type', async () => {
    const sent: object[] = [];
    await drawVoucherPage({
      campaign: { ...drawn, types: soldCampaign.types.slice(0, 1) },
      calls: [
        stubCall(orderVouchersCall, async ({ body }) => {
          sent.push(body);
          return right(mine({ state: 'entered' }));
        }),
      ],
    });
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Apuntarme');
    expect(sent).toMatchObject([{ lines: [{ type: '1', count: 2 }] }]);
  });

  it.each([
    ['drawClosed', /El plazo para apuntarse/u],
    ['notLot', /Elige qué bonos/u],
    ['alreadyEntered', /Ya estás en el sorteo/u],
    ['emailUnreadable', /nombre@ejemplo.es/u],
  ])('says of %s what can be done', async (where, words) => {
    const refused = stubCall(orderVouchersCall, async () =>
      left({ kind: 'voucherRefused', where, faults: [{}] } as never),
    );
    await drawVoucherPage({ campaign: drawn, calls: [refused] });
    await press('Apuntarme');
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    [
      'before the window',
      { ...draw, from: '2026-11-19T08:00:00Z' },
      /Puedes apuntarte desde el 19 de noviembre de 2026/u,
      'Apuntarte al sorteo',
    ],
    ['before the act', { ...draw, state: 'sealed' as const }, /Ya nadie puede apuntarse/u, 'El sorteo'],
    ['after the act', { ...draw, state: 'drawn' as const }, /El sorteo está hecho/u, 'El sorteo'],
    ['when nobody waits any more', { ...draw, state: 'over' as const }, /Quedan 40 bonos/u, 'Comprar'],
  ])('says %s what there is', async (_, now, words, heading) => {
    await drawVoucherPage({ campaign: { ...drawn, draw: now } });
    // Who is in a draw has no need to hurry: its vouchers are not given to who comes first.
    expect(document.body.textContent.includes('Hasta agotarlos') && now.state !== 'over').toBe(false);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apuntarme' })).toBeNull();
  });
});

describe('what a person has of a draw', () => {
  it('is their place in line, with the reason, which the page of the draw explains', async () => {
    const waiting = mine({ state: 'waiting', entry: { ...entry, position: 143, sealed } });
    const gone = mine({ state: 'ended', lines, entry: { ...entry, position: 143, sealed } });
    await drawVoucherPage({
      campaign: { ...drawn, draw: { ...draw, state: 'drawn' } },
      kept: [waiting],
      calls: [answering(waiting), stubCall(leaveOrderCall, async () => right(gone))],
    });
    expect(screen.getByRole('heading', { name: 'Esperas turno' })).toBeTruthy();
    expect(screen.getByText(/Fuiste el 143.º de 612; había bonos para 60/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver por qué' }).getAttribute('href')).toContain(
      '/sorteos/bonos%3Aotono',
    );
    await press('Salir del sorteo');
    expect(screen.getByRole('heading', { name: 'Ya no estás en el sorteo' })).toBeTruthy();
  });

  it('are vouchers to take until a moment, which then are theirs', async () => {
    const won = mine({
      state: 'held',
      amount: 0,
      until: '2026-11-28T08:00:00Z',
      entry: { ...entry, position: 7, sealed },
    });
    const taken = mine({
      state: 'granted',
      vouchers: [aDeviceVoucher()],
      entry: { ...entry, position: 7, sealed },
    });
    let hasFailed = false;
    await drawVoucherPage({
      campaign: { ...drawn, draw: { ...draw, state: 'drawn' } },
      kept: [won],
      calls: [
        answering(won),
        stubCall(takeLotCall, async () => {
          if (hasFailed) return right(taken);
          hasFailed = true;
          return left({ kind: 'voucherRefused', where: 'notHeld', faults: [{}] } as never);
        }),
      ],
    });
    expect(screen.getByRole('heading', { name: 'Te tocan 2: Bono de 20' })).toBeTruthy();
    expect(screen.getByText(/antes del 28 de noviembre de 2026, a las 9.00/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Recogerlos');
    await press('Recogerlos');
    expect(screen.queryByRole('heading', { name: /Te tocan/u })).toBeNull();
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('are paid at the bank if they cost something, or left', async () => {
    const payment = { id: 'p', url: 'https://bank.example' };
    const won = mine({ state: 'held', until: '2026-11-28T08:00:00Z', payment, amount: 2000 });
    await drawVoucherPage({ campaign: drawn, kept: [won], calls: [answering(won)] });
    expect(screen.getByRole('link', { name: /^Pagar 20,00/u })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Recogerlos' })).toBeNull();
    expect(screen.getByRole('button', { name: 'No los quiero' })).toBeTruthy();
  });

  it('is told apart from what another of the family waits for, and is one voucher if it is one', async () => {
    const waiting = (id: string) =>
      mine({ id, state: 'waiting', entry: { ...entry, position: 143, sealed } });
    const won = mine({
      state: 'held',
      amount: 0,
      until: '2026-11-28T08:00:00Z',
      lines: [{ type: '1', count: 1 }],
      entry: { ...entry, position: 7, sealed },
    });
    const kept = [won, waiting('key-of-one-who-waits-12'), waiting('key-of-another-who-waits')];
    await drawVoucherPage({
      campaign: { ...drawn, draw: { ...draw, state: 'drawn' } },
      kept,
      calls: [stubCall(readWalletCall, async () => right({ items: kept }))],
    });
    expect(screen.getByRole('heading', { name: 'Te toca: Bono de 20' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Recogerlo' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'No lo quiero' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { name: 'Esperas turno' })).toHaveLength(2);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('comes to another device by the address of a mail', async () => {
    expect(linkedOrder('donde')).toBeNull();
    expect(linkedOrder('otono/short')).toBeNull();
    window.history.replaceState(null, '', '#otono/key-of-an-order-of-this-device');
    const { wallet } = await drawVoucherPage({
      campaign: drawn,
      calls: [answering(mine({ state: 'entered' }))],
    });
    expect(wallet.list('vilanova' as never)).toMatchObject([{ key: 'key-of-an-order-of-this-device' }]);
    expect(screen.getByRole('heading', { name: 'Estás en el sorteo' })).toBeTruthy();
    window.history.replaceState(null, '', window.location.pathname);
  });
});
