import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type OwnListing as Own,
  readOwnListingCall,
  writeOwnListingCall,
} from '#adapters/wire/showcase/own-listing.ts';
import { handPickupCall, listPickupsCall } from '#adapters/wire/showcase/shop-pickups.ts';
import { left, right } from '#domain/shared/result.ts';
import { aPickup } from '#ui-web/screens/showcase/samples/showcase-page.tsx';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { drawInShop, ownBakery, sampleMeans } from '../sample-shop.tsx';
import { OwnListingPage } from './own-listing.tsx';

afterEach(cleanup);

const applied = { hours: 'de 8 a 14', telephone: '960 000 001' };

async function open(first: Own, where: string | null = null) {
  const sent: object[] = [];
  let handed = false;
  await drawInShop(
    <OwnListingPage own={ownBakery} signedOut={vi.fn<() => void>()} />,
    sampleMeans([
      stubCall(readOwnListingCall, async () => right(first)),
      stubCall(writeOwnListingCall, async ({ body }) => {
        sent.push(body);
        const { language: _, offers, ...rest } = body;
        const listing = { ...rest, offers: offers.map((one) => ({ ...one })) };
        return where === null
          ? right({ listing: { ...listing, confirmed: '2026-11-18T12:00:00Z' }, ...applied })
          : left({ kind: 'listingRefused', where } as const);
      }),
      stubCall(listPickupsCall, async () =>
        right({ items: [{ ...aPickup, state: handed ? 'handed' : 'waits' }], itemsCount: 1 } as never),
      ),
      stubCall(handPickupCall, async () => {
        handed = true;
        return right({ ...aPickup, state: 'handed' as const });
      }),
    ]),
  );
  await screen.findByRole('heading', { level: 1, name: 'Tu ficha' });
  return sent;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`, 'u')), { target: { value } });
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('a shop writes its listing and an offer, and is told what is wrong before anything is sent', async () => {
  const sent = await open({ listing: null, ...applied });
  expect(screen.getByText(/Todavía no tienes ficha/u)).toBeTruthy();
  await press('Guardar la ficha');
  expect(screen.getByText('Hay 2 datos por corregir')).toBeTruthy();
  expect(sent).toEqual([]);
  type('Qué vendes', 'Pan');
  type('Horario', 'Cada día, de 8 a 14');
  await press('Añadir una oferta');
  type('Qué ofreces', 'Dos cocas por 5 €');
  type('Cuántas guardas', '20');
  expect(await faultsForAxe()).toEqual([]);
  await press('Guardar la ficha');
  expect(sent).toMatchObject([{ sells: 'Pan', offers: [{ pieces: 20, from: '2026-11-18' }] }]);
  expect(screen.getByText('Ficha guardada. Se ve desde ahora.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sí, todo sigue igual' })).toBeTruthy();
  await press('Quitar la oferta 1');
  expect(screen.getByRole('button', { name: 'Guardar la ficha' })).toBeTruthy();
});

it('a listing that was not confirmed for long says so; one that changed meanwhile is saved again', async () => {
  const old = { sells: 'Pan', hours: 'Cada día, de 8 a 14', telephone: '', isShown: true, offers: [] };
  await open({ listing: { ...old, confirmed: '2026-08-01T00:00:00Z' }, ...applied }, 'changed');
  expect(screen.getByText(/Hace 109 días que no la confirmas/u)).toBeTruthy();
  await press('Sí, todo sigue igual');
  expect(screen.getByText(/Otro aparato ha cambiado la ficha/u)).toBeTruthy();
});

it('a shop hands over what it has set aside', async () => {
  await open({ listing: null, ...applied });
  expect(screen.getByText('Empar · 7K2QRA')).toBeTruthy();
  await press(/^Entregado/u);
  expect(screen.getByText('Entregado')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Entregado/u })).toBeNull();
});
