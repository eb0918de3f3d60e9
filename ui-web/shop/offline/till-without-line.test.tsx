import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareOfflineCall } from '#adapters/wire/vouchers/offline/prepare-offline.ts';
import { type SyncedSale, syncSalesCall } from '#adapters/wire/vouchers/offline/sync-sales.ts';
import { lookUpVoucherCall } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';
import { putSalePictureCall } from '#adapters/wire/vouchers/sales/put-sale-picture.ts';
import type { SaleSeen } from '#adapters/wire/vouchers/sales/sale.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { keyNumber } from '#domain/codes/signed-code.ts';
import { encodeVoucherCode, signedBytes } from '#domain/vouchers/code/voucher-code.ts';
import { packSpent } from '#domain/vouchers/offline/spent-list.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { memoryTill } from '#fixtures/memory/vouchers/till-store.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { SaleTill } from '../sale/till.tsx';
import { beginSale } from '../sale/sale-state.ts';
import { drawInShop, ownBakery, sampleMeans } from '../sample-shop.tsx';
import { keepWithoutLine } from './keep-sale.ts';
import { type LookMeans, lookWithoutLine } from './look-without-line.ts';
import { OwnLine } from './own-line.tsx';
import { allowanceLeft, type PreparedTill } from './prepared-till.ts';
import { preparedCampaign, preparedTill, waitingSale } from './sample-prepared.ts';
import { bringSales } from './sync-till.ts';

afterEach(cleanup);

const now = Date.parse('2026-11-18T12:00:00Z');
const facts = {
  key: keyNumber(new Uint8Array(32)),
  id: '8K2QRA5D3HT8',
  type: 0,
  uses: 3,
  lastDay: '2026-12-30' as CalendarDay,
};
const code = (more: Partial<typeof facts> = {}) =>
  encodeVoucherCode(signedBytes({ ...facts, ...more }), new Uint8Array(64));
const campaignWith = (more: Partial<typeof preparedCampaign>): PreparedTill => ({
  ...preparedTill,
  campaigns: [{ ...preparedCampaign, ...more }],
});
const receipt: SaleSeen = {
  id: '1',
  number: 'B-0419-80',
  campaign: 'otono',
  at: '2026-11-18T13:00:00.000Z',
  price: '12.50',
  lines: [],
  amount: '5.00',
  rest: '7.50',
  status: 'finished',
  reversibleUntil: '2026-11-18T13:15:00.000Z',
  isTicketRepeated: false,
  offline: { madeAt: '2026-11-18T12:00:00.000Z', isLate: false, lost: '0.00', bearer: 'council' },
};

describe('a voucher that is looked up without a line', () => {
  const look = (text: string, more: Partial<LookMeans> = {}) =>
    lookWithoutLine(text, {
      prepared: preparedTill,
      unsent: [],
      checkSignature: async () => true,
      timeZone: 'Europe/Madrid',
      now,
      ...more,
    });

  it('is known by its signature, with the rules of its campaign', async () => {
    expect(await look(code())).toMatchObject(
      right({
        voucher: facts.id,
        campaign: { id: 'otono', state: 'open', types: [{ face: '5.00', minimum: '10.00' }, {}] },
        vouchers: [{ id: facts.id, type: 'cinco', status: 'granted', uses: 3, used: 0 }],
      }),
    );
  });

  it.each([
    ['forged', code(), { checkSignature: async () => false }],
    ['expired', code({ lastDay: '2026-11-17' as CalendarDay }), {}],
    ['otherCampaign', code({ key: 7 }), {}],
    ['otherCampaign', code({ type: 9 }), {}],
    ['notACode', 'hola', {}],
    ['letters', facts.id, {}],
    ['noAllowance', code(), { prepared: campaignWith({ allowance: null }) }],
    ['noAllowance', code(), { now: Date.parse('2026-11-18T17:40:00Z') }],
    ['spentUp', code(), { unsent: [waitingSale, { ...waitingSale, key: 'b' }] }],
    ['spentUp', code({ type: 1 }), {}],
  ] as const)('is %s', async (why, text, more) => expect(await look(text, more)).toEqual(left(why)));

  it('has as many uses left as the council and the device know, and none if it is spent', async () => {
    const listed = (uses: number): PreparedTill => {
      const lists = packSpent([{ id: facts.id, left: uses }]).map(({ bytes, ...one }) => ({
        ...one,
        bytes: btoa(String.fromCharCode(...bytes)),
      }));
      return campaignWith({ spent: { version: '1', at: '', lists } });
    };
    const usedOf = async (more: Partial<LookMeans>) => {
      const looked = await look(code(), more);
      return isLeft(looked)
        ? looked.left
        : [looked.right.vouchers[0]?.status, looked.right.vouchers[0]?.used];
    };
    expect(await usedOf({ prepared: listed(1) })).toEqual(['granted', 2]);
    expect(await usedOf({ prepared: listed(0) })).toEqual(['used', 3]);
    const [line] = waitingSale.lines;
    const own = { ...waitingSale, lines: [{ ...line, code: 'x', voucher: facts.id, uses: 1, amount: 500 }] };
    expect(await usedOf({ prepared: listed(1), unsent: [own] })).toEqual(['used', 3]);
  });
});

describe('the allowance of a till', () => {
  it('is less by what waits, and is over at its end by the council’s clock', () => {
    const of = (more: Partial<PreparedTill>, unsent = [waitingSale]) =>
      allowanceLeft({ ...preparedTill, ...more }, 'otono', { unsent, now });
    expect(of({})).toMatchObject({ vouchers: 1, amount: 1000 });
    expect(of({}, [{ ...waitingSale, allowance: 'earlier' }])).toMatchObject({ vouchers: 2 });
    expect(of({ ahead: 6 * 3_600_000 })).toBeNull();
  });

  it('bounds what is kept: a sale beyond it stays with the shop, and one that is kept again counts once', async () => {
    const till = memoryTill<PreparedTill>();
    const looked = await lookWithoutLine(code(), {
      prepared: preparedTill,
      unsent: [],
      checkSignature: async () => true,
      timeZone: 'Europe/Madrid',
      now,
    });
    if (isLeft(looked)) throw new Error(looked.left);
    const draft = (key: string, uses = 1) => ({
      ...beginSale(key),
      looked: looked.right,
      lines: [{ voucher: facts.id, uses }],
      price: '40.00',
      codes: { [facts.id]: code() },
    });
    const keep = async (one: ReturnType<typeof draft>, prepared: PreparedTill | null = preparedTill) =>
      keepWithoutLine(one, {
        realm: 'vilanova',
        shop: 'forn',
        store: till,
        prepared,
        unsent: await till.unsent('vilanova', 'forn'),
        now,
      });
    expect(await keep(draft('a'), null)).toEqual(left('noAllowance'));
    expect(await keep(draft('a', 2))).toMatchObject(
      right({
        key: 'a',
        madeAt: '2026-11-18T12:00:00.000Z',
        lines: [{ code: code(), uses: 2, amount: 1000 }],
      }),
    );
    expect(await keep(draft('a', 2))).toMatchObject({ _tag: 'Right' });
    expect(await keep(draft('b', 2))).toEqual(left('spentUp'));
    expect(await keep(draft('b'))).toMatchObject({ _tag: 'Right' });
    expect(await till.unsent('vilanova', 'forn')).toHaveLength(2);
  });
});

/** A council that is there or not, and decides sales as it is told to. */
function aCouncil(decide: (sale: { readonly key: string }) => Partial<SyncedSale>) {
  const council = { isAway: false, brought: [] as { readonly ticket: string }[], pictures: 0 };
  const here = async <T,>(answer: () => T) =>
    council.isAway ? left({ kind: 'unreachable' } as const) : right(answer());
  const calls = [
    stubCall(putSalePictureCall, () =>
      here(() => ({ id: `stored ${(council.pictures += 1)}`, isRepeated: false })),
    ),
    stubCall(syncSalesCall, ({ body }) =>
      here(() => {
        council.brought.push(...body.sales);
        return {
          items: body.sales.map(
            (sale): SyncedSale => ({
              key: sale.key,
              outcome: 'confirmed',
              where: null,
              sale: receipt,
              ...decide(sale),
            }),
          ),
        };
      }),
    ),
    stubCall(prepareOfflineCall, () =>
      here(() => ({ now: new Date(now).toISOString(), campaigns: [preparedCampaign] })),
    ),
    stubCall(lookUpVoucherCall, async () => left({ kind: 'unreachable' } as const)),
  ];
  return { council, calls };
}

describe('sales that are brought', () => {
  it('come with their pictures, are forgotten once they are decided, and wait if the line breaks', async () => {
    const outcomes: Record<string, Partial<SyncedSale>> = {
      b: { outcome: 'again', where: 'noTicket', sale: null },
      c: { outcome: 'refused', where: 'forged', sale: null },
    };
    const { council, calls } = aCouncil(({ key }) => outcomes[key] ?? {});
    const till = memoryTill<PreparedTill>();
    for (const key of ['a', 'b', 'c']) {
      await till.keep({ ...waitingSale, key });
      await till.keepPicture({ realm: 'vilanova', key, kind: 'ticket' }, Uint8Array.of(1));
    }
    const means = { ...sampleMeans(calls), store: till, own: ownBakery };
    const told: string[] = [];
    const bring = () => bringSales(means, ({ synced }) => told.push(`${synced.key} ${synced.outcome}`));
    council.isAway = true;
    expect([await bring(), told]).toEqual(['away', []]);
    council.isAway = false;
    expect(await bring()).toBe('done');
    expect(told).toEqual(['a confirmed', 'c refused']);
    expect(council.brought.map(({ ticket }) => ticket)).toEqual(['stored 1', 'stored 2', 'stored 3']);
    expect(await till.unsent('vilanova', 'forn')).toMatchObject([{ key: 'b', ticket: null }]);
    delete outcomes['b'];
    expect([await bring(), council.pictures]).toEqual(['done', 4]);
    expect(await till.unsent('vilanova', 'forn')).toEqual([]);
  });
});

describe('the till without a line on its page', () => {
  const draw = (
    calls: ReturnType<typeof aCouncil>['calls'],
    till = memoryTill<PreparedTill>(),
    isAway = true,
  ) =>
    drawInShop(
      <OwnLine own={ownBakery} isAway={isAway} signedOut={vi.fn<() => void>()}>
        <SaleTill own={ownBakery} signedOut={vi.fn<() => void>()} />
      </OwnLine>,
      sampleMeans(calls, { till }),
    );
  const press = async (name: string | RegExp) => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  };

  it('says how much is left and until when, and refuses letters, which have no signature', async () => {
    const { council, calls } = aCouncil(() => ({}));
    const till = memoryTill<PreparedTill>();
    await till.prepare('vilanova', 'forn', preparedTill);
    council.isAway = true;
    await draw(calls, till);
    expect(await screen.findByText('Sin línea desde las 13:00. Puedes seguir.')).toBeTruthy();
    expect(screen.getByText(/^Te quedan 2 bonos y 15,00\s€, hasta las 18:40\. Si luego uno/u)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('O escribe las letras'), { target: { value: facts.id } });
    await press('Seguir');
    expect(await screen.findByText(/Sin línea no valen las letras/u)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('O escribe las letras'), { target: { value: code() } });
    await press('Seguir');
    expect(await screen.findByRole('heading', { name: '¿Qué bono usa?' })).toBeTruthy();
  });

  it('says that nothing can be taken if nothing was prepared', async () => {
    const { council, calls } = aCouncil(() => ({}));
    council.isAway = true;
    await draw(calls);
    expect(await screen.findByText(/no tiene un cupo/u)).toBeTruthy();
  });

  it('brings what waits once there is a line, and says what it means for the shop until it is understood', async () => {
    const lost = { ...receipt, status: 'conflicting' as const };
    const offline = { madeAt: '2026-11-18T12:00:00.000Z', isLate: false, lost: '5.00' };
    const outcomes: Record<string, Partial<SyncedSale>> = {
      b: { outcome: 'conflicting', sale: { ...lost, offline: { ...offline, bearer: 'council' } } },
      c: {
        outcome: 'conflicting',
        sale: { ...lost, number: 'B-0419-81', offline: { ...offline, bearer: 'shop' } },
      },
      dddddd: { outcome: 'refused', where: 'outsideHours', sale: null },
    };
    const { council, calls } = aCouncil(({ key }) => outcomes[key] ?? {});
    const till = memoryTill<PreparedTill>();
    for (const key of ['a', 'b', 'c', 'dddddd']) await till.keep({ ...waitingSale, ticket: 'stored', key });
    council.isAway = true;
    await draw(calls, till);
    expect(await screen.findByText(/^4 ventas sin subir: 20,00\s€/u)).toBeTruthy();
    council.isAway = false;
    await press('Probar la línea');
    expect(await screen.findByText(/^1 venta sin línea confirmada: 5,00\s€$/u)).toBeTruthy();
    expect(screen.getByText(/^B-0419-80: .* Lo cubre la campaña: lo cobras igual\.$/u)).toBeTruthy();
    expect(screen.getByText(/^B-0419-81: .* No te lo abonamos\.$/u)).toBeTruthy();
    expect(screen.getByText(/^P-DDDDDD, 5,00\s€: .* Se hizo fuera de las horas del cupo\.$/u)).toBeTruthy();
    expect(screen.queryByText(/sin subir/u)).toBeNull();
    await press('Entendido');
    await waitFor(() => expect(screen.queryByText(/confirmada/u)).toBeNull());
    expect(screen.getByText('Si se corta la línea')).toBeTruthy();
  });
});
