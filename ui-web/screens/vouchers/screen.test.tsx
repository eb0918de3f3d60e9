import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { extendOrderCall } from '#adapters/wire/vouchers/extend-order.ts';
import { giveVoucherBackCall } from '#adapters/wire/vouchers/give-voucher-back.ts';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import { orderVouchersCall } from '#adapters/wire/vouchers/order-vouchers.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { readCampaignCall } from '#adapters/wire/vouchers/read-campaign.ts';
import { readWalletCall } from '#adapters/wire/vouchers/read-wallet.ts';
import { listPublicShopsCall } from '#adapters/wire/vouchers/shops/list-public-shops.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { memoryWallet } from './samples/sample-wallet.ts';
import { VoucherPortalScreen } from './screen.tsx';

afterEach(cleanup);

const campaign: CampaignAnswer = {
  id: 'otono',
  title: { es: 'Bonos de otoño' },
  summary: { es: 'Pagas 10 € y gastas 20 €.' },
  conditions: { es: 'No se cambian por dinero.' },
  issue: { from: '2026-11-01T08:00:00Z', until: '2026-12-01T00:00:00Z' },
  redeem: { from: '2026-11-01T08:00:00Z', until: '2027-01-01T00:00:00Z' },
  isPaused: false,
  ended: null,
  types: [
    {
      id: '1',
      title: { es: 'Bono de 20' },
      face: 2000,
      price: 1000,
      minimum: 2000,
      uses: 1,
      perPerson: 2,
      left: 5,
    },
    {
      id: '2',
      title: { es: 'Bono de 5' },
      face: 500,
      price: 1000,
      minimum: 1000,
      uses: 4,
      perPerson: null,
      left: 0,
    },
  ],
  vouchers: 100,
  left: 40,
  leftAtDesk: 10,
  next: null,
  counted: '2026-11-18T10:26:00Z',
  perPerson: 3,
  areas: [],
  waves: [],
  register: 'census',
  minimumAge: 16,
  samePricePerSale: 1,
  mixed: true,
  identityProof: 'number',
  offline: null,
  returnDays: 8,
  pause: null,
  opened: { at: '2026-11-01T08:00:00Z', by: ['Rosa', 'Empar'], hash: 'h' },
  text: '{}',
  hash: 'h',
  changes: [],
};
const { types } = campaign;
const anOrder = (more: Partial<OwnOrderAnswer> = {}): OwnOrderAnswer => ({
  id: 'key-of-an-order-of-this-device',
  state: 'granted',
  at: '2026-11-18T10:00:00Z',
  lines: [{ type: '1', count: 1 }],
  amount: 1000,
  until: null,
  extended: 0,
  payment: null,
  vouchers: [],
  campaign: { id: 'otono', title: campaign.title, lastDay: '2026-12-31', types: [...types] },
  ...more,
});
const aVoucher = (more: Partial<OwnOrderAnswer['vouchers'][number]> = {}) => ({
  id: '7K2QRA5D3HT8',
  type: '1',
  code: 'CV1:ABC',
  uses: 1,
  used: 0,
  status: 'granted' as const,
  returnsUntil: '2026-11-26T10:00:00Z',
  ...more,
});

interface Given {
  readonly campaign?: CampaignAnswer | null;
  readonly calls?: readonly StubbedCall[];
  readonly kept?: readonly OwnOrderAnswer[];
}

const shop = (name: string, heading: string) => ({
  id: name,
  name,
  address: 'Plaça del Molí, 4',
  place: null,
  headings: [heading],
  hours: '',
});

async function aPage({ campaign: shown = campaign, calls = [], kept = [] }: Given = {}) {
  const { council } = aFormCouncil(null);
  const wallet = memoryWallet(kept.map((answer) => ({ campaign: 'otono', key: answer.id, answer })));
  const { call } = aFormCouncil(null, {
    calls: [
      stubCall(listCampaignsCall, async () =>
        right({ items: shown === null ? [] : [shown], itemsCount: shown === null ? 0 : 1 }),
      ),
      ...(shown === null ? [] : [stubCall(readCampaignCall, async () => right(shown))]),
      stubCall(listPublicShopsCall, async () =>
        right({ items: [shop('Forn', 'bakery'), shop('Roig', 'hardware')], itemsCount: 2 }),
      ),
      ...calls,
    ],
  }).council;
  const whole = { ...council, call, wallet };
  const forms = Promise.resolve(whole);
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await act(async () => {
    render(
      <SamplePlace council={{ ...whole, forms: () => forms }} site={aSite()} speech={speech}>
        <VoucherPortalScreen />
      </SamplePlace>,
    );
  });
  return { wallet };
}

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const refusing = (where: string, more: object = {}) =>
  stubCall(orderVouchersCall, async () => left({ kind: 'voucherRefused', where, faults: [more] } as never));

describe('the page of vouchers', () => {
  it('says what is left, what each type is, and what is paid', async () => {
    await aPage();
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
    await aPage({ calls: [refusing(where, more)] });
    await press('Reservar y pagar');
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('says of a number that is not of a member what the specification says', async () => {
    await aPage({ campaign: { ...campaign, register: 'members' }, calls: [refusing('notListed')] });
    await press('Reservar y pagar');
    expect(screen.getByText('El DNI no se encuentra en el registro de socios')).toBeTruthy();
  });

  it('sends a lost order again with its key, and keeps it before it is sent', async () => {
    const keys: string[] = [];
    const lost = stubCall(orderVouchersCall, async ({ body }) => {
      keys.push(body.key);
      return left({ kind: 'unreachable' });
    });
    const { wallet } = await aPage({ calls: [lost] });
    await write('DNI o NIE', '12345678Z');
    await press('Reservar y pagar');
    expect(screen.getByText(/no se piden dos veces/u)).toBeTruthy();
    await press('Reservar y pagar');
    expect(new Set(keys).size).toBe(1);
    expect(wallet.list('vilanova' as never)).toMatchObject([{ key: keys[0], answer: null }]);
  });

  it('keeps vouchers while they wait for their payment, longer if asked', async () => {
    const held = anOrder({
      state: 'held',
      until: '2026-11-18T11:09:00Z',
      payment: { id: 'p', url: '/api/vilanova/payments/page?token=t' },
    });
    const more = stubCall(extendOrderCall, async () =>
      right({ ...held, extended: 10, until: '2026-11-18T11:10:00Z' }),
    );
    await aPage({ calls: [stubCall(orderVouchersCall, async () => right(held)), more] });
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
    await aPage({ campaign: { ...campaign, ...more } });
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Reservar y pagar' })).toBeNull();
  });

  it('filters the shops by what they sell', async () => {
    await aPage();
    await press('Ferretería');
    expect(screen.queryByText('Forn')).toBeNull();
    expect(screen.getByText('Roig')).toBeTruthy();
  });
});

describe('the vouchers of a device', () => {
  const kept = anOrder({
    vouchers: [aVoucher(), aVoucher({ id: '3HT8PN6C7K2Q', code: null, used: 1, status: 'used' })],
  });

  it('are shown without a line and without a campaign, and say that they may be old', async () => {
    await aPage({ campaign: null, kept: [kept] });
    expect(screen.getByText('Ahora no hay bonos')).toBeTruthy();
    expect(screen.getAllByText('7K2Q-RA5D-3HT8').length).toBeGreaterThan(0);
    expect(screen.getByText(/como estaban la última vez/u)).toBeTruthy();
    expect(screen.getByText('Gastado')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('go back once that is confirmed', async () => {
    const back = anOrder({ vouchers: [aVoucher({ code: null, status: 'cancelled', returnsUntil: null })] });
    await aPage({
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
      aVoucher({ id: `7K2QRA5D3H${String(at).padStart(2, '0')}` }),
    );
    const order = anOrder({ vouchers: many });
    await aPage({
      campaign: {
        ...campaign,
        title: { es: long },
        types: types.map((type) => ({ ...type, title: { es: long } })),
      },
      kept: [{ ...order, campaign: { ...order.campaign, title: { es: long } } }],
    });
    expect(screen.getAllByRole('button', { pressed: false }).length).toBeGreaterThan(18);
    expect(await faultsForAxe()).toEqual([]);
  });
});
