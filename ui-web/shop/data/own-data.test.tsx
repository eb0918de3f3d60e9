import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  askShopCorrectionCall,
  readOwnShopDataCall,
} from '#adapters/wire/vouchers/shops/correct-own-shop.ts';
import { writeOwnShopData } from '#adapters/wire/vouchers/shops/shop-correction.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { readCorrection } from '#domain/vouchers/shops/shop-correction.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { drawInShop, ownBakery, sampleMeans } from '../sample-shop.tsx';
import { OwnData } from './own-data.tsx';

afterEach(cleanup);

async function openData(shop: Shop = bakery, decided: Parameters<typeof writeOwnShopData>[1] = null) {
  const sent: object[] = [];
  await drawInShop(
    <OwnData own={ownBakery} signedOut={vi.fn<() => void>()} />,
    sampleMeans([
      stubCall(readOwnShopDataCall, async () => right(writeOwnShopData(shop, decided))),
      stubCall(askShopCorrectionCall, async ({ body }) => {
        sent.push(body);
        const read = readCorrection(shop, body, { by: 'Caja 1', at: noon, language: 'es' });
        if (isLeft(read)) return left({ kind: 'shopRefused', where: read.left.kind } as const);
        return right(writeOwnShopData({ ...shop, correction: read.right }, null));
      }),
    ]),
  );
  await screen.findByRole('heading', { level: 1, name: 'Los datos de tu tienda' });
  return sent;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`, 'u')), { target: { value } });
const send = async (name = 'Pedir el cambio') => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};

describe('the data of a shop on its page', () => {
  it('are changed by asking the council, which sees only what is different', async () => {
    const sent = await openData();
    await send();
    expect(await screen.findByText('No has cambiado nada.')).toBeTruthy();
    type('Nombre de la tienda', '');
    type('Cuenta nueva', 'ES00');
    await send();
    expect(screen.getByText('Hay 2 datos por corregir')).toBeTruthy();
    expect(sent).toHaveLength(1);
    type('Nombre de la tienda', 'Forn Nou');
    type('Cuenta nueva', 'ES79 2100 0813 6101 2345 6789');
    await send();
    expect(await screen.findByText(/^Has pedido cambiar esto el 18 de noviembre/u)).toBeTruthy();
    expect(screen.getByText('Nombre de la tienda: Forn Nou')).toBeTruthy();
    expect(screen.getByText(/Cuenta acabada en 6789/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cambiar lo pedido' })).toBeTruthy();
  });

  it('say why the last change was not accepted', async () => {
    await openData(bakery, {
      at: new Date(noon).toISOString(),
      isAccepted: false,
      reason: 'No es tu cuenta',
    });
    expect(screen.getByText(/no aceptó tu último cambio .*: No es tu cuenta/u)).toBeTruthy();
  });
});
