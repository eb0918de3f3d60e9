import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AskedListingAnswer,
  confirmListingCall,
  readAskedListingCall,
} from '#adapters/wire/showcase/confirm-listing.ts';
import { readPickupCall, returnPickupCall } from '#adapters/wire/showcase/own-pickup.ts';
import { listShowcaseCall } from '#adapters/wire/showcase/list-showcase.ts';
import { setAsideCall } from '#adapters/wire/showcase/set-aside.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { seeEverything } from '#ui-web/components/samples/whole-sight.ts';
import { aPickup, showShowcase, shownBakery } from './samples/showcase-page.tsx';

beforeEach(seeEverything);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const hardware = {
  ...shownBakery,
  id: 'roig',
  name: 'Ferreteria Roig',
  sells: 'Pilas de botón y llaves',
  headings: ['hardware'],
  hours: 'Lunes, de 3 a 3.01',
  place: { lat: 39.4, lng: -0.34 },
  takesVouchers: false,
  details: { ...shownBakery.details, isStepFree: false, delivers: true, web: '' },
  offers: [],
};
const stale = { ...hardware, id: 'bar', name: 'Bar La Séquia', age: 'stale' as const, days: 94 };

describe('the list of shops', () => {
  it('is found by words without accents, by what is open, by vouchers and by what shops sell', async () => {
    await showShowcase({ shops: [stale, shownBakery, hardware] });
    expect(names()).toEqual(['Forn de la Plaça', 'Ferreteria Roig', 'Bar La Séquia']);
    expect(screen.getByText('94 días sin confirmar')).toBeTruthy();
    expect(screen.getByText('26 de 42 puestos')).toBeTruthy();
    expect(screen.getByText(/3 han confirmado su ficha esta semana/u)).toBeTruthy();
    expect(screen.getByText('Jueves 19 de noviembre, de 8.00 a 14.00')).toBeTruthy();
    expect(screen.getByText('Cerrado: abre el lunes a las 3.00')).toBeTruthy();
    const search = screen.getByRole('searchbox', { name: '¿Qué buscas?' });
    fireEvent.change(search, { target: { value: 'BOTON pila' } });
    expect(names()).toEqual(['Ferreteria Roig', 'Bar La Séquia']);
    fireEvent.change(search, { target: { value: 'zapatos' } });
    expect(screen.getByText(/no sale ninguno/u)).toBeTruthy();
    fireEvent.change(search, { target: { value: '' } });
    await press('Abierto ahora');
    expect(names()).toEqual(['Forn de la Plaça']);
    await press('Abierto ahora');
    await press('Acepta bonos');
    expect(names()).toEqual(['Forn de la Plaça']);
    await press('Acepta bonos');
    await press('Sin escalón');
    expect(names()).toEqual(['Forn de la Plaça']);
    await press('Sin escalón');
    await press('Lleva a casa');
    expect(names()).toEqual(['Ferreteria Roig', 'Bar La Séquia']);
    await press('Lleva a casa');
    await press('Ferretería');
    expect(names()).toEqual(['Ferreteria Roig', 'Bar La Séquia']);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('asks where the reader is only when they press, and says so if the device does not say it', async () => {
    const getCurrentPosition = vi.fn<(found: (place: object) => void, not: (error: object) => void) => void>(
      (_found, not) => not({ code: 1 }),
    );
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
    await showShowcase({ shops: [shownBakery, hardware] });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await press('Cerca de mí');
    expect(screen.getByText(/no nos deja ver dónde estás/u)).toBeTruthy();
    getCurrentPosition.mockImplementation((found) => found({ coords: { latitude: 39.4, longitude: -0.34 } }));
    await press('Cerca de mí');
    expect(names()).toEqual(['Ferreteria Roig', 'Forn de la Plaça']);
    expect(screen.getByText(/· a 10 m/u)).toBeTruthy();
  });

  it('says until when a shop is open after midnight, and that a holiday is not known', async () => {
    const bar = (id: string, hours: string) => ({ ...hardware, id, name: id, hours });
    const shops = [bar('late', 'Cada día, de 13 a 2'), bar('midnight', 'Cada día, de 8 a 24')];
    await showShowcase({ shops: [shownBakery, ...shops] });
    expect(screen.getByText('Abierto día y noche')).toBeTruthy();
    expect(screen.getByText('Cerrado: abre a las 13.00')).toBeTruthy();
    expect(screen.getByText('Abierto hasta medianoche')).toBeTruthy();
    cleanup();
    await showShowcase({
      shops: [...shops, bar('unsaid', 'Miércoles, de 8 a 20')],
      holidays: ['2026-11-18'],
    });
    expect(screen.getByText('Abierto hasta medianoche')).toBeTruthy();
    expect(screen.getByText('Hoy es festivo: llama antes')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('shows twenty-four of very many offers too, those that end first', async () => {
    const [offer] = shownBakery.offers;
    const offers = Array.from({ length: 60 }, (_, n) => ({ ...offer, id: `o${n}`, title: `Oferta ${n}` }));
    await showShowcase({ shops: [{ ...shownBakery, offers: offers as typeof shownBakery.offers }] });
    const offered = () => screen.getAllByText(/^Oferta /u);
    expect(offered()).toHaveLength(24);
    await press('Ver más ofertas');
    expect(offered()).toHaveLength(48);
    await press('Ver más ofertas');
    expect(offered()).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Ver más ofertas' })).toBeNull();
  });

  it('shows twenty-four of very many, and the others on demand and on paper', async () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ ...shownBakery, id: `s${n}`, name: `Tienda ${n}` }));
    await showShowcase({ shops: many });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(30);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(names()).toHaveLength(24);
    await press('Ver más comercios');
    expect(names()).toHaveLength(30);
  });

  it('says that there are no shops yet', async () => {
    await showShowcase({ shops: [] });
    expect(screen.getByText('Todavía no hay comercios')).toBeTruthy();
  });
});

describe('a shop', () => {
  it('is said to be missing, with the way to all of them, if the address names none that is here', async () => {
    await showShowcase({ searchPath: 'comercio=nada' });
    expect(screen.getByText('Esta página no existe')).toBeTruthy();
    const all = screen.getByRole('link', { name: 'Ver todos los comercios' });
    expect(all.getAttribute('href')).toBe('/comercios');
    expect(await faultsForAxe()).toEqual([]);
  });

  it('is counted when its page opens, its number is pressed or the way to it asked for, and at no other time', async () => {
    const { counted } = await showShowcase({ shops: [shownBakery, hardware] });
    expect(counted).toEqual([]);
    // The browser of the tests would open what is pressed.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    const link = (name: RegExp) => screen.getByRole('link', { name });
    await act(async () => void fireEvent.click(link(/^Llamar a Ferreteria/u)));
    expect(counted).toEqual(['roig calls']);
    cleanup();
    const one = await showShowcase({ searchPath: 'comercio=forn' });
    expect(one.counted).toEqual(['forn views']);
    const way = link(/^Cómo llegar/u);
    expect(way.getAttribute('href')).toBe('https://www.openstreetmap.org/directions?route=%3B39.42%2C-0.34');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const pressed of [way, link(/^960 000 010/u), link(/^600 000 010/u)])
      await act(async () => void fireEvent.click(pressed));
    expect(one.counted).toEqual(['forn views', 'forn ways', 'forn calls', 'forn calls']);
    document.removeEventListener('click', stay);
  });

  it('sets something aside under a name; the same key is sent again until there is an answer', async () => {
    const sent: string[] = [];
    let isAway = true;
    const { pickupShelf, realm } = await showShowcase({
      searchPath: 'comercio=forn',
      calls: [
        stubCall(setAsideCall, async ({ body }) => {
          sent.push(body.id);
          return isAway ? left({ kind: 'unreachable' } as const) : right({ ...aPickup, id: body.id });
        }),
        stubCall(returnPickupCall, async ({ body }) => right({ ...aPickup, id: body.id, state: 'returned' })),
      ],
    });
    expect(screen.getByRole('link', { name: '960 000 010' }).getAttribute('href')).toBe('tel:960000010');
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('600 000 010')).toBe('https://wa.me/34600000010');
    expect(link('forn.example/pan')).toBe('https://forn.example/pan');
    expect(screen.getByText('castellano, valenciano')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /Guardádmelo/u })).toHaveLength(1);
    await press(/Guardádmelo/u);
    expect(await faultsForAxe()).toEqual([]);
    await press('Pedir que me lo guarden');
    expect(screen.getByText('Escribe tu nombre.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Tu nombre'), { target: { value: 'Empar' } });
    await press('Pedir que me lo guarden');
    expect(screen.getByText(/no se pide dos veces/u)).toBeTruthy();
    isAway = false;
    await press('Pedir que me lo guarden');
    expect(new Set(sent).size).toBe(1);
    expect(screen.getByText('7K2QRA')).toBeTruthy();
    expect(pickupShelf.list(realm)).toHaveLength(1);
    await press('Ya no lo quiero');
    expect(screen.getByText('Lo has dejado.')).toBeTruthy();
    await press('Quitar de esta lista');
    expect(pickupShelf.list(realm)).toHaveLength(0);
  });

  it('asks what is left after something was set aside, and gets the shops only if they say something else', async () => {
    const none = shownBakery.offers.map((one) => ({ ...one, left: 0 }));
    const town = { itemsCount: 1, markets: [], holidays: [], vouchers: 'used' as const };
    const asked: (string | null)[] = [];
    const listed = stubCall(listShowcaseCall, async ({ known = null }) => {
      asked.push(known);
      if (asked.length === 2) return right({ ...town, items: [], version: 'v1' });
      const [version, offers] = asked.length === 1 ? ['v1', shownBakery.offers] : ['v2', none];
      return right({ ...town, items: [{ ...shownBakery, offers }], version });
    });
    await showShowcase({
      searchPath: 'comercio=forn',
      calls: [listed, stubCall(setAsideCall, async ({ body }) => right({ ...aPickup, id: body.id }))],
    });
    const setAside = async () => {
      await press(/Guardádmelo/u);
      fireEvent.change(screen.getByLabelText('Tu nombre'), { target: { value: 'Empar' } });
      await press('Pedir que me lo guarden');
    };
    await setAside();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(shownBakery.name);
    await setAside();
    expect(asked).toEqual([null, 'v1', 'v1']);
    expect(screen.queryByRole('button', { name: /Guardádmelo/u })).toBeNull();
  });

  it('says why nothing is set aside, and what became of what was', async () => {
    await showShowcase({
      searchPath: 'comercio=forn',
      kept: [aPickup, { ...aPickup, id: 'another-key-by-chance', until: '2026-11-17T13:00:00Z' }],
      calls: [
        stubCall(readPickupCall, async ({ body }) =>
          body.id === aPickup.id
            ? right({ ...aPickup, state: 'handed' as const })
            : left({ kind: 'unreachable' } as const),
        ),
        stubCall(setAsideCall, async () => left({ kind: 'pickupRefused', where: 'soldOut' } as const)),
      ],
    });
    expect(screen.getByText('Ya lo has recogido.')).toBeTruthy();
    expect(screen.getByText(/Se pasó la hora/u)).toBeTruthy();
    await press(/Guardádmelo/u);
    fireEvent.change(screen.getByLabelText('Tu nombre'), { target: { value: 'Empar' } });
    await press('Pedir que me lo guarden');
    expect(screen.getByText(/Ya no quedan tantas/u)).toBeTruthy();
  });
});

it('a shop is read in the language of its reader or, where it has not written in it, in its own', async () => {
  const valencian = {
    language: 'va' as const,
    sells: 'Pa, coca i dolços',
    hours: 'Cada dia, de 0 a 24',
    offers: [{ id: 'cocas', title: 'Dos coques per 5,00 €' }],
  };
  const shops = [{ ...shownBakery, others: [valencian] }];
  await showShowcase({ shops, language: 'va' });
  const langOf = (text: string) => [...new Set(screen.getAllByText(text).map(({ lang }) => lang))];
  expect(langOf('Pa, coca i dolços')).toEqual(['ca-ES-valencia']);
  expect(langOf('Dos coques per 5,00 €')).toEqual(['ca-ES-valencia']);
  expect(langOf('Pan del domingo')).toEqual(['es']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cocas pan' } });
  expect(names()).toEqual(['Forn de la Plaça']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'coques' } });
  expect(names()).toEqual(['Forn de la Plaça']);
  cleanup();
  await showShowcase({ shops, language: 'va', searchPath: 'comercio=forn' });
  expect(langOf('Cada dia, de 0 a 24')).toEqual(['ca-ES-valencia']);
  expect(langOf('Dos coques per 5,00 €')).toEqual(['ca-ES-valencia']);
  expect(screen.getByRole('button', { name: /Dos coques/u })).toBeTruthy();
  cleanup();
  await showShowcase({ shops, language: 'en' });
  expect(langOf('Pan, coca y dulces')).toEqual(['es']);
});

describe('the link of a weekly mail', () => {
  const asked: AskedListingAnswer = {
    name: 'Forn de la Plaça',
    sells: 'Pan',
    hours: 'Cada día, de 8 a 14',
    telephone: '',
    language: 'es',
    confirmed: '2026-11-10T10:00:00Z',
    isAsked: true,
  };

  it('asks whether all is the same, and confirms it with one tap', async () => {
    window.location.hash = '#confirmar/forn.abc.def';
    const sent: string[] = [];
    await showShowcase({
      calls: [
        stubCall(readAskedListingCall, async () => right(asked)),
        stubCall(confirmListingCall, async ({ body }) => {
          sent.push(body.key);
          return right({ ...asked, isAsked: false, confirmed: '2026-11-18T10:00:00Z' });
        }),
      ],
    });
    expect(sent).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: '¿Sigue todo igual?' })).toBeTruthy();
    await press('Sí, todo igual');
    expect(sent).toEqual(['forn.abc.def']);
    expect(screen.getByText(/confirmada desde el 18 de noviembre de 2026/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sí, todo igual' })).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('says what to do if it does not work', async () => {
    window.location.hash = '#confirmar/x';
    await showShowcase({
      calls: [stubCall(readAskedListingCall, async () => left({ kind: 'unknownListing' } as const))],
    });
    expect(screen.getByText(/Este enlace no vale/u)).toBeTruthy();
  });
});
