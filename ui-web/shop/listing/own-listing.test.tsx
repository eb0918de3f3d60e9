import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type OwnListing as Own,
  readOwnListingCall,
  writeOwnListingCall,
} from '#adapters/wire/showcase/own-listing.ts';
import { putShopPhotoCall, removeShopPhotosCall } from '#adapters/wire/showcase/photos/own-photos.ts';
import { handPickupCall, listPickupsCall } from '#adapters/wire/showcase/shop-pickups.ts';
import { writeDetails } from '#adapters/wire/showcase/shop-details.ts';
import { writeOtherWords } from '#adapters/wire/showcase/other-words.ts';
import { noShopDetails } from '#domain/showcase/shop-details.ts';
import { left, right } from '#domain/shared/result.ts';
import { aPickup } from '#ui-web/screens/showcase/samples/showcase-page.tsx';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { drawInShop, ownBakery, sampleMeans } from '../sample-shop.tsx';
import { OwnListingPage } from './own-listing.tsx';

vi.mock('#ui-web/screens/request/files/prepare-photo.ts', () => ({
  preparePhoto: async (file: File) =>
    file.name.endsWith('.txt') ? null : { file, thumbnail: 'data:image/jpeg;base64,AA==' },
}));

afterEach(cleanup);

const photos = { shown: null, waiting: null, reason: '' };
const visits = [
  { month: '2026-11', views: 1240, calls: 12, ways: null },
  { month: '2026-10', views: 7, calls: null, ways: null },
];
const applied = { hours: 'de 8 a 14', telephone: '960 000 001', photos, visits };
const shownPhoto = {
  file: 'comercio-forn.jpg',
  alt: 'El mostrador',
  language: 'es',
  at: '2026-11-18T10:00:00Z',
} as const;

const written = {
  sells: 'Pan',
  hours: 'Cada día, de 8 a 14',
  telephone: '',
  isShown: true,
  language: 'es' as const,
  others: [],
  details: writeDetails(noShopDetails),
  offers: [],
  confirmed: '2026-11-18T10:00:00Z',
};

async function open(first: Own, where: string | null = null) {
  const sent: object[] = [];
  let handed = false;
  await drawInShop(
    <OwnListingPage own={ownBakery} signedOut={vi.fn<() => void>()} />,
    sampleMeans([
      stubCall(readOwnListingCall, async () => right(first)),
      stubCall(writeOwnListingCall, async ({ body }) => {
        sent.push(body);
        const { offers, others = [], details = noShopDetails, ...rest } = body;
        const listing = {
          ...rest,
          details: writeDetails(details),
          others: writeOtherWords(others),
          offers: offers.map((one) => ({ ...one })),
        };
        return where === null
          ? right({ listing: { ...listing, confirmed: '2026-11-18T12:00:00Z' }, ...applied })
          : left({ kind: 'listingRefused', where } as const);
      }),
      stubCall(putShopPhotoCall, async ({ body }) => {
        sent.push(body);
        return where === null
          ? right({ ...photos, shown: shownPhoto, waiting: { ...shownPhoto, alt: body.alt } })
          : left({ kind: 'fileRefused', where } as const);
      }),
      stubCall(removeShopPhotosCall, async () => right(photos)),
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
  type('Página web', 'forn');
  type('Teléfono de WhatsApp', '600 000 001');
  fireEvent.click(screen.getByRole('checkbox', { name: 'se entra sin escalón' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'lengua de signos' }));
  await press('Guardar la ficha');
  expect(screen.getByText('Hay un dato por corregir')).toBeTruthy();
  type('Página web', 'forn.example');
  await press('Añadir una oferta');
  type('Qué ofreces', 'Dos cocas por 5 €');
  type('Cuántas guardas', '20');
  expect(await faultsForAxe()).toEqual([]);
  await press('Guardar la ficha');
  expect(sent).toMatchObject([
    {
      sells: 'Pan',
      details: { isStepFree: true, delivers: false, speaks: ['signs'], web: 'https://forn.example' },
      offers: [{ pieces: 20, from: '2026-11-18' }],
    },
  ]);
  expect(screen.getByText('Ficha guardada. Se ve desde ahora.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sí, todo sigue igual' })).toBeTruthy();
  await press('Quitar la oferta 1');
  expect(screen.getByRole('button', { name: 'Guardar la ficha' })).toBeTruthy();
});

it('a shop writes its listing in a second language, and what is wrong in it is said by its name', async () => {
  const cocas = { id: 'cocas', title: 'Dos cocas', from: '2026-11-16', until: '2026-11-21', pieces: 0 };
  const sent = await open({ listing: { ...written, language: 'ca', offers: [cocas] }, ...applied });
  // The page is in Spanish: the listing stays in the language in which it was written.
  expect(screen.getByLabelText<HTMLSelectElement>(/^Idioma en que escribes/u).value).toBe('ca');
  expect(screen.getByRole('button', { name: 'Sí, todo sigue igual' })).toBeTruthy();
  await press('Añadir: Euskara');
  expect(within(screen.getByRole('group', { name: 'Euskara' })).queryByLabelText('Horario')).toBeNull();
  await press('Quitar: Euskara');
  await press('Añadir: Español');
  expect(screen.queryByRole('button', { name: 'Añadir: Español' })).toBeNull();
  const spanish = within(screen.getByRole('group', { name: 'Español' }));
  const fill = (label: string, value: string) =>
    fireEvent.change(spanish.getByLabelText(label), { target: { value } });
  fill('Qué vendes', 'Pan');
  fill('Horario', 'Cada día, de 8 a 15');
  fill('Oferta 1: Dos cocas', 'Dos cocas por 5 €');
  expect(await faultsForAxe()).toEqual([]);
  await press('Guardar la ficha');
  expect(sent).toEqual([]);
  expect(screen.getAllByText(/^Español: este horario no dice los mismos días/u)).toHaveLength(2);
  fill('Horario', 'Todos los días, de 8 a 14');
  await press('Guardar la ficha');
  const offers = [{ id: 'cocas', title: 'Dos cocas por 5 €' }];
  const others = [{ language: 'es', sells: 'Pan', hours: 'Todos los días, de 8 a 14', offers }];
  expect(sent).toMatchObject([{ language: 'ca', others }]);
  expect(screen.getByRole('button', { name: 'Sí, todo sigue igual' })).toBeTruthy();
  await press('Quitar: Español');
  expect(screen.getByRole('button', { name: 'Guardar la ficha' })).toBeTruthy();
});

it('a listing that was not confirmed for long says so; one that changed meanwhile is saved again', async () => {
  const old = { ...written, confirmed: '2026-08-01T00:00:00Z' };
  await open({ listing: old, ...applied }, 'changed');
  const [, november] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(november).toBe('Noviembre de 20261.24012menos de 5');
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

const pick = (name: string) =>
  act(async () => {
    const input = document.querySelector('[data-picture="listing-photo"]');
    if (input !== null) fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
  });

it('a shop sends a photo with what it shows, sees that it waits, and removes it', async () => {
  const refused = { ...photos, reason: 'Se ve a un cliente.' };
  const sent = await open({ listing: written, ...applied, photos: refused });
  expect(screen.getByText(/Se ve a un cliente/u)).toBeTruthy();
  await pick('notas.txt');
  expect(screen.getByText(/Esta foto no se puede leer/u)).toBeTruthy();
  await pick('foto.jpg');
  expect(screen.getByRole('img', { name: 'La foto que has elegido' })).toBeTruthy();
  await press('Enviar la foto al Ayuntamiento');
  expect(screen.getByText('Escribe qué se ve, en 200 letras o menos')).toBeTruthy();
  expect(sent).toEqual([]);
  type('¿Qué se ve', 'La puerta');
  expect(await faultsForAxe()).toEqual([]);
  await press('Enviar la foto al Ayuntamiento');
  expect(sent).toEqual([{ alt: 'La puerta', language: 'es', file: 'eA==' }]);
  expect(screen.getByText(/Se verá cuando el Ayuntamiento la apruebe/u)).toBeTruthy();
  const waits = screen.getByRole<HTMLImageElement>('img', { name: 'La puerta' });
  expect(waits.getAttribute('src')).toBe('/api/vilanova/shop/photo/comercio-forn.jpg?w=480');
  await press('Quitar mis fotos');
  expect(screen.getByText('Fotos quitadas.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('a photo that the council cannot read is not lost', async () => {
  await open({ listing: written, ...applied }, 'damaged');
  await pick('foto.jpg');
  type('¿Qué se ve', 'La puerta');
  await press('Enviar la foto al Ayuntamiento');
  expect(screen.getByText(/Esta foto no se puede leer/u)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'La foto que has elegido' })).toBeTruthy();
});
