import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readSeasonCall } from '#adapters/wire/reservations/read-season.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aVenue, drawReservations } from '../samples/reservations-page.tsx';

afterEach(cleanup);

const wish = {
  rank: 1,
  weekday: 4,
  at: '18:00',
  minutes: 90,
  alternatives: [],
  places: ['pista-2'],
  count: 1,
  from: '2026-11-16',
  until: '2026-12-06',
};
const slot = { weekday: 4, at: '18:00', minutes: 90 };
const use = { at: '18:00', minutes: 90, places: ['pista-2'], isReplacement: false };
const season = {
  id: '2026',
  title: 'Temporada 2026',
  hash: 'h',
  season: {
    places: [],
    from: '2026-11-16',
    weeks: 3,
    before: 0,
    after: 0,
    hours: [],
    closures: [],
    clubs: [
      { id: 'volei', title: 'Club de Voleibol', tier: 1, licences: 74 },
      { id: 'pilota', title: 'Club de Pilota', tier: 1, licences: 41 },
    ],
    wishes: [
      { ...wish, id: 'v1', club: 'volei' },
      { ...wish, id: 'p1', club: 'pilota' },
    ],
  },
  turns: [
    {
      round: 1,
      club: 'volei',
      wish: 'v1',
      weeks: ['2026-11-16', '2026-11-23', '2026-11-30'],
      uses: [
        { ...use, day: '2026-11-19' },
        { ...use, day: '2026-11-24', places: ['pista-1'], isReplacement: true },
      ],
      refused: ['2026-11-30'],
      refusals: [
        {
          slot,
          place: 'pista-2',
          days: ['2026-11-26', '2026-12-03'],
          obstacle: { kind: 'closed' as const, why: 'Festivo' },
        },
      ],
    },
    {
      round: 1,
      club: 'pilota',
      wish: 'p1',
      weeks: ['2026-11-16'],
      uses: [],
      refused: ['2026-11-16'],
      refusals: [
        {
          slot,
          place: 'pista-2',
          days: ['2026-11-19'],
          obstacle: {
            kind: 'taken' as const,
            club: 'volei',
            wish: 'v1',
            round: 1,
            by: 'licences' as const,
          },
        },
      ],
    },
  ],
};
const venue = {
  ...aVenue,
  seasons: [{ id: '2026', title: 'Temporada 2026', from: '2026-11-16', weeks: 3 }],
};
const show = () =>
  act(
    async () => void fireEvent.click(screen.getByRole('button', { name: 'Ver el reparto: Temporada 2026' })),
  );

it('a season says what each club got, why not the rest, and what it was offered', async () => {
  await drawReservations({ venue, calls: [stubCall(readSeasonCall, async () => right(season))] });
  await show();
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toContain('jueves 26 de noviembreCerrado: Festivo.martes 24 de noviembre, 18:00, Pista 1');
  expect(rows).toContain('jueves 3 de diciembreCerrado: Festivo.Nada');
  expect(rows).toContain(
    'jueves 19 de noviembreLo tiene Club de Voleibol, que elige antes por tener más fichas.Nada',
  );
  expect(screen.getByText('De 3 semanas se concedió 1.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /recalcularlo/u }).getAttribute('href')).toContain('/seasons/2026');
  expect(await faultsForAxe()).toEqual([]);
});

it('a season that cannot be loaded can be asked for again', async () => {
  await drawReservations({
    venue,
    calls: [stubCall(readSeasonCall, async () => left({ kind: 'unreachable' } as never))],
  });
  await show();
  expect(screen.getByText('No hemos podido cargar el reparto')).toBeTruthy();
});
