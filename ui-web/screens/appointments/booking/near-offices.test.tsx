import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { anAppointmentOffice, drawAppointments } from '../samples/appointments-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const offices = [
  anAppointmentOffice('plaza', { title: 'Ayuntamiento', coordinates: { lat: 39.5, lng: -0.3 } }),
  anAppointmentOffice('raval', { title: 'Raval', coordinates: { lat: 39.41, lng: -0.3 } }),
];

/** A device that is at a place, or says why it does not tell. */
const deviceAt = (answer: { readonly lat: number } | { readonly code: number }) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    language: 'es',
    geolocation: {
      getCurrentPosition: (found: (at: object) => void, failed: (why: object) => void) =>
        'lat' in answer ? found({ coords: { latitude: answer.lat, longitude: -0.3 } }) : failed(answer),
    },
  });

async function drawOffices() {
  await drawAppointments({ offices });
  await press(/^Empadronarme/u);
  await press('Pedir cita para esto');
}
const listed = () =>
  [...document.querySelectorAll('#offices-list > li')].map((one) => one.querySelector('b')?.textContent);

describe('the nearest office', () => {
  it('is first once the reader asks, with how far it is', async () => {
    deviceAt({ lat: 39.4 });
    await drawOffices();
    expect(listed()).toEqual(['Ayuntamiento', 'Raval']);
    await press('Cerca de mí');
    expect(listed()).toEqual(['Raval', 'Ayuntamiento']);
    expect(screen.getByText('a 1,1 km')).toBeTruthy();
    expect(screen.getByText(/Dónde estás no sale de tu dispositivo/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it.each([
    [1, /^Tu dispositivo no nos deja ver dónde estás/u],
    [3, /^No hemos podido saber dónde estás/u],
  ])('is unknown if the device does not say (%d), and the list is as it was', async (code, words) => {
    deviceAt({ code });
    await drawOffices();
    await press('Cerca de mí');
    expect(screen.getByText(words)).toBeTruthy();
    expect(listed()).toEqual(['Ayuntamiento', 'Raval']);
  });

  it('is not asked for where offices have no place', async () => {
    await drawAppointments({});
    await press(/^Empadronarme/u);
    await press('Pedir cita para esto');
    expect(screen.queryByRole('button', { name: 'Cerca de mí' })).toBeNull();
  });
});
