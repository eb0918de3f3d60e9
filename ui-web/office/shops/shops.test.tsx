import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { decideShopPhotoCall } from '#adapters/wire/showcase/photos/decide-photo.ts';
import { listSoldCall } from '#adapters/wire/vouchers/sales/list-sold.ts';
import { actOnShopCall } from '#adapters/wire/vouchers/shops/act-on-shop.ts';
import { geocodeCall } from '#adapters/wire/places/geocode.ts';
import { decideShopCorrectionCall, placeShopCall } from '#adapters/wire/vouchers/shops/decide-correction.ts';
import { giveShopCodeCall } from '#adapters/wire/vouchers/shops/give-shop-code.ts';
import { listShopsCall } from '#adapters/wire/vouchers/shops/list-shops.ts';
import { readShopCall } from '#adapters/wire/vouchers/shops/read-shop.ts';
import { writeStaffCorrection } from '#adapters/wire/vouchers/shops/shop-correction.ts';
import { writeShopWithDevices } from '#adapters/wire/vouchers/shops/shop-device.ts';
import { freeShopShareCall, listShopSharesCall } from '#adapters/wire/vouchers/shops/shop-shares.ts';
import { writeStaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { pageOfSold } from '#adapters/driving/council-api/endpoints/vouchers/sales/page-of-sold.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { soldSale } from '#fixtures/builders/vouchers/settled-town.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../shell/sample-office.tsx';

afterEach(cleanup);

/** A page of many sales of one day: the first was taken back, with a ticket that came twice and is wrong in the sample. */
function pageOfMany(count: number, { offset }: { readonly offset?: number | null }) {
  const { evidence } = soldSale('0', 'forn', noon);
  const sales = Array.from({ length: count }, (_, n) => ({
    campaign: openCampaign,
    sale: soldSale(String(n), 'forn', noon, {
      status: n === 0 ? 'reversed' : 'finished',
      evidence: { ...evidence, isRepeated: n === 0 },
    }),
  }));
  return pageOfSold({ sales, sampled: new Map([['0', 'wrong']]) }, 'Europe/Madrid', {
    only: 'all',
    limit: 50,
    offset: offset ?? 0,
  });
}

type Share = CallAnswer<typeof listShopSharesCall>['items'][number];

const aShare = (id: string, more: Partial<Share> = {}): Share => ({
  campaign: { id: 'otono', title: { es: 'Bonos de otoño' } },
  device: { id, name: null },
  until: '2026-11-18T18:00:00Z',
  lost: 0,
  fault: null,
  ...more,
});

type Photos = CallAnswer<typeof decideShopPhotoCall>;
const noneWaits: Photos = { shown: null, waiting: null, reason: '' };

/** Opens the place of shops of a town that has these. */
async function openShops(
  path: string,
  shops: readonly Shop[],
  sold = 0,
  shares: readonly Share[] = [],
  photos: Photos = noneWaits,
) {
  history.replaceState(null, '', `/gestion/bonos/tiendas${path}`);
  const town = {
    shops: [...shops],
    shares: [...shares],
    photos,
    asked: [] as object[],
    pages: [] as object[],
  };
  const find = (id: string) => town.shops.find((one) => one.id === id);
  const { office, presenter } = anOffice({
    calls: [
      stubCall(listShopsCall, async () =>
        right({
          items: town.shops.map(writeStaffShop),
          itemsCount: town.shops.length,
          photos: town.photos.waiting === null ? [] : ['forn'],
        }),
      ),
      stubCall(readShopCall, async ({ shop }) => {
        const found = find(shop);
        return found === undefined
          ? left({ kind: 'unknownShop' } as const)
          : right({
              ...writeShopWithDevices(found, []),
              correction: writeStaffCorrection(found, false),
              photos: town.photos,
              visits: [{ month: '2026-11', views: 31, calls: null, ways: null }],
              steps: [],
            });
      }),
      stubCall(listSoldCall, async (page) => {
        town.pages.push(page);
        return right(sold === 0 ? { items: [], itemsCount: 0, days: [] } : pageOfMany(sold, page));
      }),
      stubCall(listShopSharesCall, async () => right({ items: town.shares })),
      stubCall(freeShopShareCall, async ({ body }) => {
        town.asked.push(body);
        if (body.reason === '') return left({ kind: 'shopActRefused', where: 'noReason' } as const);
        town.shares = town.shares.filter(({ device }) => device.id !== body.device);
        return right({ items: town.shares });
      }),
      stubCall(decideShopPhotoCall, async ({ body }) => {
        town.asked.push(body);
        if (!body.isAccepted && body.reason === '')
          return left({ kind: 'photoRefused', where: 'noReason' } as const);
        town.photos = {
          shown: body.isAccepted ? town.photos.waiting : null,
          waiting: null,
          reason: body.reason,
        };
        return right(town.photos);
      }),
      stubCall(decideShopCorrectionCall, async ({ body }) => {
        town.asked.push(body);
        return body.isAccepted
          ? right(writeStaffShop(bakery))
          : left({ kind: 'shopActRefused', where: 'noReason' } as const);
      }),
      stubCall(placeShopCall, async ({ body }) => {
        town.asked.push(body);
        return right(writeStaffShop(bakery));
      }),
      stubCall(geocodeCall, async () => right([{ address: 'x', coordinates: { lat: 39.41, lng: -0.34 } }])),
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
    // The place lies within that of vouchers, which is not marked.
    const marked = screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
    expect(new Set(marked)).toEqual(new Set(['Tiendas']));
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

  it('show what they have sold by day, page by page, and what became of it', async () => {
    const town = await openShops('/forn', [bakery], 120);
    expect(await screen.findByText('120 ventas')).toBeTruthy();
    expect(screen.getByText('18 de noviembre')).toBeTruthy();
    expect(
      screen.getByText('119 ventas, 4.760,00 € vendidos, 2.380,00 € que se le abonan · 1 deshecha'),
    ).toBeTruthy();
    expect(screen.getByText(/^ · ticket repetido|· ticket repetido$/u)).toBeTruthy();
    expect(screen.getByText(/en la muestra, no está bien/u)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Más antiguas' }));
    await waitFor(() => expect(screen.getByText('Página 2 de 3')).toBeTruthy());
    fireEvent.change(screen.getByLabelText('Cuáles'), { target: { value: 'repeated' } });
    await waitFor(() => expect(town.pages.at(-1)).toMatchObject({ only: 'repeated', offset: 0 }));
  });

  it('ask to change their data, which staff compare and decide', async () => {
    const fields = { name: 'Forn Nou', iban: 'ES7921000813610123456789' };
    const asking: Shop = { ...bakery, correction: { by: 'Caja 1', at: noon, fields } };
    const town = await openShops('/forn', [asking]);
    expect(await screen.findByText('ES79 2100 0813 6101 2345 6789')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'No aceptarlo' }));
    await waitFor(() => expect(screen.getByText('Escribe el motivo, en 500 letras o menos.')).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Aceptar el cambio' }));
    await waitFor(() =>
      expect(screen.getByText('Guardado: los datos de la tienda han cambiado.')).toBeTruthy(),
    );
    expect(town.asked.at(-1)).toEqual({ asked: new Date(noon).toISOString(), isAccepted: true, reason: '' });
  });

  it('give a limit without a line back with a reason, or say until when they keep it', async () => {
    const until = '2026-11-19T18:00:00Z';
    const town = await openShops('/forn', [bakery], 0, [
      aShare('a'),
      aShare('b', { device: { id: 'b', name: 'Caja 2' }, fault: { kind: 'mayBring', until } }),
      aShare('c', { lost: 2000, fault: { kind: 'lost', until: null } }),
    ]);
    const free = { name: 'Liberar el tope de Aparato quitado en Bonos de otoño' };
    fireEvent.click(await screen.findByRole('button', free));
    expect(screen.getByText(/aún puede traer ventas que valen\. Si el aparato se ha perdido/u)).toBeTruthy();
    expect(screen.getByText(/^Ha perdido 20,00\s€ de este tope/u)).toBeTruthy();
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'Liberar el tope' }));
    send();
    await waitFor(() => expect(screen.getByText('Escribe el motivo, en 500 letras o menos.')).toBeTruthy());
    fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Se ha roto' } });
    send();
    await waitFor(() => expect(screen.getByText(/^Tope liberado\./u)).toBeTruthy());
    expect(town.asked.at(-1)).toEqual({ campaign: 'otono', device: 'a', reason: 'Se ha roto' });
    await waitFor(() => expect(screen.queryByRole('button', free)).toBeNull());
  });

  it('are put on the map by an address', async () => {
    const town = await openShops('/forn', [{ ...bakery, place: null }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Poner en el mapa' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Buscar' }));
    await waitFor(() =>
      expect(screen.getByText('Encontrada. Mira si la marca está en su sitio.')).toBeTruthy(),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Guardar el sitio' }));
    await waitFor(() => expect(screen.getByText('Guardado en el mapa.')).toBeTruthy());
    expect(town.asked.at(-1)).toEqual({ place: { lat: 39.41, lng: -0.34 } });
  });

  it('say so if there is none', async () => {
    await openShops('', []);
    await waitFor(() => expect(screen.getByText('Aún no hay ninguna tienda')).toBeTruthy());
    cleanup();
    await openShops('/none', [bakery]);
    await waitFor(() => expect(screen.getByText('Esta tienda no existe')).toBeTruthy());
  });
});

it('a photo of a shop is looked at with what it shows, and published or refused with a reason', async () => {
  const waiting = {
    file: 'comercio-forn.jpg',
    alt: 'El mostrador',
    language: 'es',
    at: '2026-11-18T10:00:00Z',
  } as const;
  await openShops('', [bakery], 0, [], { ...noneWaits, waiting });
  expect(screen.getByText('Foto por aprobar')).toBeTruthy();
  cleanup();
  const town = await openShops(`/${bakery.id}`, [bakery], 0, [], { ...noneWaits, waiting });
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'El mostrador' });
  expect(picture.getAttribute('src')).toContain('/shops/forn/photo/comercio-forn.jpg?w=960');
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press('No publicarla');
  expect(screen.getByText(/Escribe el motivo/u)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Motivo/u));
  expect(town.asked).toEqual([]);
  await press('Publicar la foto');
  expect(town.asked).toEqual([{ file: 'comercio-forn.jpg', isAccepted: true, reason: '' }]);
  expect(screen.getByText('La foto ya se ve en los comercios.')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'El mostrador' })).toBeNull();
});
