import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToWalletCall } from '#adapters/wire/vouchers/add-to-wallet.ts';
import { extendOrderCall } from '#adapters/wire/vouchers/extend-order.ts';
import { giveVoucherBackCall } from '#adapters/wire/vouchers/give-voucher-back.ts';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import { orderVouchersCall } from '#adapters/wire/vouchers/order-vouchers.ts';
import { readCampaignCall } from '#adapters/wire/vouchers/read-campaign.ts';
import { readWalletCall } from '#adapters/wire/vouchers/read-wallet.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { seeEverything } from '#ui-web/components/samples/whole-sight.ts';
import { aDeviceOrder, aDeviceVoucher, drawVoucherPage, soldCampaign } from './samples/voucher-page.tsx';

beforeEach(seeEverything);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const refusing = (where: string, more: object = {}) =>
  stubCall(orderVouchersCall, async () => left({ kind: 'voucherRefused', where, faults: [more] } as never));

describe('the page of vouchers', () => {
  it('says what is left, what each type is, and what is paid', async () => {
    await drawVoucherPage();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bonos de otoño');
    expect(screen.getByText('Quedan 40 bonos')).toBeTruthy();
    expect(screen.getByText('De estos ya no quedan')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Añadir: Bono de 5' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    for (const _ of [1, 2, 3]) await press('Añadir: Bono de 20');
    expect(screen.getByText('2 bonos')).toBeTruthy();
    expect(screen.getAllByText('20,00 €').length).toBeGreaterThan(0);
    expect(screen.getByText('−20,00 €')).toBeTruthy();
    await press('Quitar: Bono de 20');
    expect(screen.getByText('1 bono')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it.each([
    ['identityUnreadable', {}, /con su letra/u],
    ['notListed', {}, /no te encontramos en el padrón/u],
    ['birthDayMissing', {}, /fecha de nacimiento entera/u],
    ['tooYoung', {}, /desde los 16 años/u],
    ['soldOut', { pool: 'type/1' }, /De «Bono de 20» no quedan tantos/u],
    ['soldOut', { pool: 'web' }, /No quedan tantos/u],
    ['hasMost', { most: 3 }, /Ya tienes 3 bonos/u],
    ['somethingNew', {}, /No ha podido ser/u],
  ])('says of %s what can be done', async (where, more, words) => {
    await drawVoucherPage({ calls: [refusing(where, more)] });
    await press('Reservar y pagar');
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('says of a number that is not of a member what the specification says', async () => {
    await drawVoucherPage({
      campaign: { ...soldCampaign, register: 'members' },
      calls: [refusing('notListed')],
    });
    await press('Reservar y pagar');
    expect(screen.getByText('El DNI no se encuentra en el registro de socios')).toBeTruthy();
  });

  it('sends a lost order again with its key, and keeps it before it is sent', async () => {
    const keys: string[] = [];
    const lost = stubCall(orderVouchersCall, async ({ body }) => {
      keys.push(body.key);
      return left({ kind: 'unreachable' });
    });
    const { wallet } = await drawVoucherPage({ calls: [lost] });
    await write('DNI o NIE', '12345678Z');
    await press('Reservar y pagar');
    expect(screen.getByText(/no se piden dos veces/u)).toBeTruthy();
    await press('Reservar y pagar');
    expect(new Set(keys).size).toBe(1);
    expect(wallet.list('vilanova' as never)).toMatchObject([{ key: keys[0], answer: null }]);
  });

  it('keeps vouchers while they wait for their payment, longer if asked', async () => {
    const held = aDeviceOrder({
      state: 'held',
      until: '2026-11-18T11:09:00Z',
      payment: { id: 'p', url: '/api/vilanova/payments/page?token=t' },
    });
    const more = stubCall(extendOrderCall, async () =>
      right({ ...held, extended: 10, until: '2026-11-18T11:10:00Z' }),
    );
    await drawVoucherPage({ calls: [stubCall(orderVouchersCall, async () => right(held)), more] });
    await press('Reservar y pagar');
    expect(screen.getByText('1 bono espera tu pago')).toBeTruthy();
    expect(screen.getByText('9 min 00 s')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Pagar 10,00/u }).getAttribute('href')).toContain('token=t');
    await press('Más tiempo');
    expect(screen.getByText('10 min 00 s')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Más tiempo' })).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
  });

  it.each([
    [
      'notYet',
      { issue: { from: '2026-11-20T08:00:00Z', until: '2026-12-01T00:00:00Z' } },
      /Se pueden conseguir desde/u,
    ],
    ['over', { issue: { from: '2026-11-01T08:00:00Z', until: '2026-11-10T00:00:00Z' } }, /ya no da bonos/u],
    ['ended', { ended: { kind: 'ended', reason: 'Fraude', at: '2026-11-18T08:00:00Z' } }, /Fraude/u],
    ['cancelled', { ended: { kind: 'cancelled', reason: 'Errata', at: '2026-11-18T08:00:00Z' } }, /Errata/u],
    ['paused', { isPaused: true, pause: { reason: 'Avería', at: '2026-11-18T08:00:00Z' } }, /Avería/u],
    ['sold out', { left: 0, leftAtDesk: 0 }, /Ya no quedan bonos/u],
    ['between waves', { left: 0, next: { at: '2026-11-19T08:00:00Z', vouchers: 1000 } }, /salen 1\.000 más/u],
  ] as const)('says of a campaign that is %s why, and when', async (_, more, words) => {
    await drawVoucherPage({ campaign: { ...soldCampaign, ...more } });
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Reservar y pagar' })).toBeNull();
  });

  it('filters the shops by what they sell', async () => {
    await drawVoucherPage();
    await press('Ferretería');
    expect(screen.queryByText('Forn')).toBeNull();
    expect(screen.getByText('Roig')).toBeTruthy();
  });
});

describe('the vouchers of a device', () => {
  const kept = aDeviceOrder({
    vouchers: [aDeviceVoucher(), aDeviceVoucher({ id: '3HT8PN6C7K2Q', code: null, used: 1, status: 'used' })],
  });

  it('have an address for each campaign, which says so if it names none that is there', async () => {
    const other = { ...soldCampaign, id: 'invierno', title: { es: 'Bonos de invierno' } };
    const list = stubCall(listCampaignsCall, async () =>
      right({ items: [soldCampaign, other], itemsCount: 2 }),
    );
    const one = stubCall(readCampaignCall, async ({ id }) => right(id === 'otono' ? soldCampaign : other));
    await drawVoucherPage({ calls: [list, one], named: 'invierno' });
    expect(screen.getByRole('heading', { level: 1, name: 'Bonos de invierno' })).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Campañas' }));
    expect(links.getByRole('link', { current: 'page' }).textContent).toBe('Bonos de invierno');
    expect(links.getByRole('link', { name: 'Bonos de otoño' }).getAttribute('href')).toContain(
      '/bonos/otono',
    );
    cleanup();
    await drawVoucherPage({ calls: [list, one], named: 'verano' });
    expect(screen.getByRole('heading', { level: 1, name: 'Bonos' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver los bonos de ahora' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bonos de invierno' })).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('names eight of very many campaigns with the one that is shown, and the others on demand', async () => {
    const many = Array.from({ length: 300 }, (_, n) => ({
      ...soldCampaign,
      id: `c${n}`,
      title: { es: `Campaña ${n}` },
    }));
    const list = stubCall(listCampaignsCall, async () => right({ items: many, itemsCount: 300 }));
    const one = stubCall(readCampaignCall, async () => right(many[200] as (typeof many)[number]));
    await drawVoucherPage({ calls: [list, one], named: 'c200' });
    const links = () => within(screen.getByRole('navigation', { name: 'Campañas' })).getAllByRole('link');
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'Campaña 200',
      ...many.slice(0, 8).map(({ title }) => title.es),
    ]);
    await press('Ver las otras 291 campañas');
    expect(links()).toHaveLength(300);
    expect(document.activeElement?.textContent).toBe('Campaña 8');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Campaña 200');
  });

  it('offer a mail while a wave, the first day or a draw is still to come', async () => {
    const offer = () => screen.queryByRole('heading', { name: 'Un correo cuando haya bonos' });
    await drawVoucherPage();
    expect(offer()).toBeNull();
    cleanup();
    await drawVoucherPage({
      campaign: { ...soldCampaign, left: 0, next: { at: '2026-11-20T08:00:00Z', vouchers: 9 } },
    });
    expect(await screen.findByRole('heading', { name: 'Un correo cuando haya bonos' })).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    cleanup();
    const issue = { from: '2026-11-25T08:00:00Z', until: '2026-12-01T00:00:00Z' };
    await drawVoucherPage({ campaign: { ...soldCampaign, issue } });
    expect(await screen.findByRole('heading', { name: 'Un correo cuando haya bonos' })).toBeTruthy();
  });

  it('are shown without a line and without a campaign, and say that they may be old', async () => {
    await drawVoucherPage({ campaign: null, kept: [kept] });
    expect(screen.getByText('Ahora no hay bonos')).toBeTruthy();
    expect(screen.getAllByText('7K2Q-RA5D-3HT8').length).toBeGreaterThan(0);
    expect(screen.getByText(/como estaban la última vez/u)).toBeTruthy();
    expect(screen.getByText('Gastado')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('go back once that is confirmed', async () => {
    const back = aDeviceOrder({
      vouchers: [aDeviceVoucher({ code: null, status: 'cancelled', returnsUntil: null })],
    });
    await drawVoucherPage({
      kept: [kept],
      calls: [
        stubCall(readWalletCall, async () => right({ items: [kept] })),
        stubCall(giveVoucherBackCall, async () => right(back)),
      ],
    });
    expect(screen.queryByText(/como estaban la última vez/u)).toBeNull();
    await press('Devolver este bono');
    await press('Me lo quedo');
    await press('Devolver este bono');
    await press('Sí, devolverlo');
    expect(screen.getByText('Devuelto')).toBeTruthy();
    expect(screen.queryByText('7K2Q-RA5D-3HT8')).toBeNull();
  });

  it('are twenty at once, with long names', async () => {
    const long =
      'Bono de la campaña extraordinaria de otoño para el comercio de proximidad de Vilanova de la Marjal';
    const many = Array.from({ length: 20 }, (_, at) =>
      aDeviceVoucher({ id: `7K2QRA5D3H${String(at).padStart(2, '0')}` }),
    );
    const order = aDeviceOrder({ vouchers: many });
    await drawVoucherPage({
      campaign: {
        ...soldCampaign,
        title: { es: long },
        types: soldCampaign.types.map((type) => ({ ...type, title: { es: long } })),
      },
      kept: [{ ...order, campaign: { ...order.campaign, title: { es: long } } }],
    });
    expect(screen.getAllByRole('button', { pressed: false }).length).toBeGreaterThan(18);
    expect(await faultsForAxe()).toEqual([]);
  });
});

describe('the vouchers of a device', () => {
  it('say in which shop and when they were used, and what waits at a desk', async () => {
    const usedIn = [
      { shop: 'Forn de la Plaça', at: '2026-11-18T09:20:00Z', uses: 2 },
      { shop: 'Ferretería Roig', at: '2026-11-17T17:05:00Z', uses: 1 },
    ];
    const vouchers = [
      aDeviceVoucher({ id: '8K2QRA5D3HT8', type: '2', uses: 4, used: 3, usedIn }),
      aDeviceVoucher({ id: '9K2QRA5D3HT8', code: null, used: 1, status: 'used', usedIn: usedIn.slice(1) }),
      aDeviceVoucher({ id: 'AK2QRA5D3HT8', code: null, status: 'cancelled', cashAtDesk: 1000 }),
      aDeviceVoucher({ isFromDesk: true }),
    ];
    const orders = [aDeviceOrder({ vouchers })];
    await drawVoucherPage({
      kept: orders,
      calls: [stubCall(readWalletCall, async () => right({ items: orders }))],
    });
    expect(screen.getByText('Forn de la Plaça · 18 de noviembre de 2026, 10.20 · 2 usos')).toBeTruthy();
    expect(screen.getByText('Ferretería Roig · 17 de noviembre de 2026, 18.05')).toBeTruthy();
    expect(screen.getByText(/^Devuelto: recoge 10,00\s€ en el mostrador/u)).toBeTruthy();
    // What can be used is first, and the one that was opened last is shown.
    const [, second] = screen.getAllByRole('button', { name: /^20,00|^5,00/u });
    await act(async () => void fireEvent.click(second as HTMLElement));
    await press('Devolver este bono');
    expect(screen.getByText(/Te damos 10,00\s€ en el mostrador donde lo compraste/u)).toBeTruthy();
  });

  it('get one that is on paper by its letters and its holder, or say why not', async () => {
    const sent: unknown[] = [];
    let isKnown = false;
    const calls = [
      stubCall(addToWalletCall, async ({ body }) => {
        sent.push(body);
        return isKnown
          ? right(aDeviceOrder({ id: 'key-of-the-desk-or-another', vouchers: [aDeviceVoucher()] }))
          : left({ kind: 'voucherRefused', where: 'notYours', faults: [{}] } as never);
      }),
    ];
    const { wallet } = await drawVoucherPage({ calls });
    await press('Tengo uno en papel');
    await write('Las letras del bono', '7k2q-ra5d-3ht8');
    await press('Añadirlo a mis bonos');
    expect(screen.getByText(/^Con estos datos no encontramos ese bono/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    isKnown = true;
    await press('Añadirlo a mis bonos');
    expect(sent.at(-1)).toEqual({ text: '7k2q-ra5d-3ht8', identity: '', birthDay: null });
    expect(screen.getAllByText('7K2Q-RA5D-3HT8').length).toBeGreaterThan(0);
    expect(wallet.list(realmId('vilanova')).map(({ key }) => key)).toEqual(['key-of-the-desk-or-another']);
    expect(document.activeElement?.id).toBe('mis-bonos');
  });
});
