import { describe, expect, it } from 'vitest';
import { hall, pavilion } from '#fixtures/builders/reservations/venue.ts';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { waitingHalls } from './waiting-halls.ts';

const passSeal = { digest: (_: unknown, text: string) => `digest of ${text.length} letters, long enough` };

describe('requests for halls', () => {
  it('wait until staff decide or they begin, each with its place, what it is for and when it came', async () => {
    const { ports, town, asks, clock } = reservingTown(hall);
    const venuesOf = async () => [pavilion, hall];
    const read = () => waitingHalls({ ...ports, passSeal, venuesOf }, town);
    expect(await read()).toEqual([]);
    await asks('asked', { place: 'salon', purpose: 'Asamblea' });
    expect(await read()).toMatchObject([
      { title: 'Salón', purpose: 'Asamblea', came: clock.at, day: '2026-11-20' },
    ]);
    expect((await read())[0]?.subject).toMatch(/^salon\/[a-z0-9]+\.digest of/u);
    const renamed = { ...hall, places: [] };
    expect(await waitingHalls({ ...ports, passSeal, venuesOf: async () => [renamed] }, town)).toMatchObject([
      { title: 'salon' },
    ]);
    clock.at = hourOf(20, 19);
    expect(await read()).toEqual([]);
  });
});
