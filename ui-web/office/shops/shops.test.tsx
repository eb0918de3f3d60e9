import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listSalesOfShopCall } from '#adapters/wire/vouchers/sales/list-own-sales.ts';
import { actOnShopCall } from '#adapters/wire/vouchers/shops/act-on-shop.ts';
import { giveShopCodeCall } from '#adapters/wire/vouchers/shops/give-shop-code.ts';
import { listShopsCall } from '#adapters/wire/vouchers/shops/list-shops.ts';
import { readShopCall } from '#adapters/wire/vouchers/shops/read-shop.ts';
import { writeShopWithDevices } from '#adapters/wire/vouchers/shops/shop-device.ts';
import { writeStaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../shell/sample-office.tsx';

afterEach(cleanup);

const day = { day: '2026-11-28', sales: 0, validations: 0, sold: '0.00', owed: '0.00', items: [] };

/** Opens the place of shops of a town that has these. */
async function openShops(path: string, shops: readonly Shop[]) {
  history.replaceState(null, '', `/gestion/bonos/tiendas${path}`);
  const town = { shops: [...shops], asked: [] as object[] };
  const find = (id: string) => town.shops.find((one) => one.id === id);
  const { office, presenter } = anOffice({
    calls: [
      stubCall(listShopsCall, async () =>
        right({ items: town.shops.map(writeStaffShop), itemsCount: town.shops.length }),
      ),
      stubCall(readShopCall, async ({ shop }) => {
        const found = find(shop);
        return found === undefined
          ? left({ kind: 'unknownShop' } as const)
          : right({ ...writeShopWithDevices(found, []), steps: [] });
      }),
      stubCall(listSalesOfShopCall, async () => right(day)),
      stubCall(actOnShopCall, async ({ shop, body }) => {
        town.asked.push(body);
        if (body.act !== 'authorise' && body.reason === '')
          return left({ kind: 'shopActRefused', where: 'noReason' } as const);
        town.shops = town.shops.map((one) => (one.id === shop ? { ...one, status: 'suspended' } : one));
        return right(writeStaffShop({ ...bakery, status: 'suspended' }));
      }),
      stubCall(giveShopCodeCall, async () => right({ code: 'BCDFGHJKMPRT', until: '2026-12-12T12:00:00Z' })),
    ],
  });
  render(office);
  await act(() => presenter.open());
  return town;
}

describe('the shops in the office', () => {
  it('are found among three hundred by name or tax number, those that wait first', async () => {
    const many = Array.from({ length: 300 }, (_, n) => ({
      ...bakery,
      id: `s${n}`,
      number: n,
      name: `Tienda ${n}`,
    }));
    const waits: Shop = { ...bakery, id: 'z', name: 'Zapatos Ñ', taxNumber: 'A58818501', status: 'applied' };
    await openShops('', [...many, waits]);
    await waitFor(() => expect(screen.getByText('301 tiendas')).toBeTruthy());
    expect(screen.getAllByRole('link', { name: /Tienda \d|Zapatos/u })[0]?.textContent).toBe('Zapatos Ñ');
    fireEvent.change(screen.getByLabelText('Buscar por nombre, NIF o número'), {
      target: { value: 'a58818501' },
    });
    expect(screen.getByText('1 tienda')).toBeTruthy();
  });

  it('are suspended with a reason, which the council asks for', async () => {
    const town = await openShops('/forn', [bakery]);
    fireEvent.click(await screen.findByRole('button', { name: 'Suspender' }));
    fireEvent.click(screen.getByRole('button', { name: 'Suspender: confirmar' }));
    await waitFor(() => expect(screen.getByText('Escribe el motivo, en 500 letras o menos.')).toBeTruthy());
    fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'No abre' } });
    fireEvent.click(screen.getByRole('button', { name: 'Suspender: confirmar' }));
    await waitFor(() =>
      expect(screen.getByText('La tienda está suspendida. Sus aparatos esperan.')).toBeTruthy(),
    );
    expect(town.asked.at(-1)).toEqual({ act: 'suspend', reason: 'No abre', most: null });
    expect(await screen.findByRole('button', { name: 'Autorizar otra vez' })).toBeTruthy();
  });

  it('get a paper code, which is shown once', async () => {
    await openShops('/forn', [bakery]);
    fireEvent.change(await screen.findByLabelText('Qué aparato es'), { target: { value: 'Caja 1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hacer un código' }));
    await waitFor(() => expect(screen.getByText('BCDF-GHJK-MPRT')).toBeTruthy());
  });

  it('say so if there is none', async () => {
    await openShops('', []);
    await waitFor(() => expect(screen.getByText('Aún no hay ninguna tienda')).toBeTruthy());
    cleanup();
    await openShops('/none', [bakery]);
    await waitFor(() => expect(screen.getByText('Esta tienda no existe')).toBeTruthy());
  });
});
