import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listPublicShopsCall } from '#adapters/wire/vouchers/shops/list-public-shops.ts';
import { right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { seeEverything } from '#ui-web/components/samples/whole-sight.ts';
import { drawVoucherPage } from './samples/voucher-page.tsx';

beforeEach(seeEverything);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shop = (name: string, lat: number | null, hours = '') => ({
  id: name,
  name,
  address: 'Plaça del Molí, 4',
  place: lat === null ? null : { lat, lng: -0.34 },
  headings: ['bakery'],
  hours,
});
const shops = [
  shop('Lejos', 39.42, 'Cada día, de 0 a 24'),
  shop('Sin sitio', null, 'Según el día'),
  shop('Cerca', 39.401, { es: 'Lunes, de 3 a 3.01', va: 'Dilluns, de 3 a 3.01' } as never),
];
const drawn = () =>
  drawVoucherPage({
    calls: [stubCall(listPublicShopsCall, async () => right({ items: shops, itemsCount: shops.length }))],
  });
const names = () =>
  [...document.querySelectorAll('#shops-list li > b')].map(({ textContent }) => textContent);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const geolocation = (answer: 'here' | 'denied' | 'lost') =>
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (found: (place: object) => void, not: (error: object) => void) =>
        answer === 'here'
          ? found({ coords: { latitude: 39.4, longitude: -0.34 } })
          : not({ code: answer === 'denied' ? 1 : 2 }),
    },
  });

describe('the shops where vouchers are used', () => {
  it('are by distance once the reader asks for it, those of unknown places last', async () => {
    geolocation('here');
    await drawn();
    expect(names()).toEqual(['Lejos', 'Sin sitio', 'Cerca']);
    await press('Cerca de mí');
    expect(names()).toEqual(['Cerca', 'Lejos', 'Sin sitio']);
    expect(screen.getByText(/· a 110 m$/u)).toBeTruthy();
    expect(screen.getByText(/· a 2,2 km$/u)).toBeTruthy();
    expect(screen.getByText('Primero las más cercanas.')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('stay by name, with words, if the device does not say where it is', async () => {
    geolocation('denied');
    await drawn();
    await press('Cerca de mí');
    expect(screen.getByText(/no nos deja ver dónde estás/u)).toBeTruthy();
    expect(names()).toEqual(['Lejos', 'Sin sitio', 'Cerca']);
    geolocation('lost');
    await press('Cerca de mí');
    expect(screen.getByText(/No hemos podido saber dónde estás/u)).toBeTruthy();
  });

  it('say whether they are open now if their hours are understood, and can be filtered by it', async () => {
    await drawn();
    expect(screen.getAllByText('Abierta ahora')).toHaveLength(1);
    expect(screen.getAllByText('Cerrada ahora')).toHaveLength(1);
    await press('Abiertas ahora');
    expect(names()).toEqual(['Lejos']);
  });
});
