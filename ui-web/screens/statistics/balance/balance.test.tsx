import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { readBalanceCall } from '#adapters/wire/collections/read-balance.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { StatisticsScreen } from '../screen.tsx';

type Balance = CallAnswer<typeof readBalanceCall>;
type Row = Balance['projects'][number];

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(cleanup);

const aRow = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  slug: id,
  title: { es: `Obra ${id}` },
  process: { slug: 'plaza', title: { es: 'Una plaza' } },
  status: 'works',
  budget: cents(2_150_000),
  spent: cents(967_500),
  committed: null,
  over: cents(0),
  milestones: 5,
  reached: 3,
  lastNews: '2026-11-15',
  silentDays: 3,
  ...more,
});
const balanceOf = (projects: readonly Row[]): Balance => ({
  year: 2026,
  years: projects.length > 1 ? [2026, 2025] : [2026],
  today: '2026-11-18',
  projects: [...projects],
  totals: {
    projects: projects.length,
    finished: 1,
    budget: cents(2_150_000 * projects.length),
    spent: cents(967_500 * projects.length),
    over: cents(84_000),
    withoutBudget: 0,
    withoutSpending: 1,
  },
});

async function draw(answer: () => Promise<unknown>) {
  const council = aCouncil({ calls: [stubCall(readBalanceCall, answer as never)] });
  await act(async () => {
    render(
      <SamplePlace council={council} site={aSite()} speech={speech}>
        <StatisticsScreen params={{ key: '2026' }} />
      </SamplePlace>,
    );
  });
  await screen.findByRole('heading', { level: 1, name: 'Balance de 2026' });
}
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');

it('the balance of a year has every project with its money, milestones and last news, and one file', async () => {
  const odd = aRow('b', {
    milestones: 0,
    lastNews: null,
    silentDays: null,
    spent: null,
    over: cents(84_000),
  });
  await draw(async () => right(balanceOf([aRow('a'), odd])));
  const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(plain(first?.textContent)).toContain('Una plaza');
  expect(plain(first?.textContent)).toContain('3 de 5 hitos');
  expect(plain(first?.textContent)).toContain('15 de noviembre de 2026Sin noticias desde hace 3 días');
  expect(plain(second?.textContent)).toContain('Ninguna todavía');
  expect(plain(second?.textContent)).toContain('Por encima del presupuesto: 840,00 €');
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Obra a' })
      .getAttribute('href'),
  ).toBe('/propuestas/a');
  expect(screen.getByText('1 de 2 proyectos terminados.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Descargar el balance/u }).getAttribute('href')).toBe(
    '/api/vilanova/balance/2026?format=csv&lang=es',
  );
  expect(screen.getByRole('link', { name: '2026' }).getAttribute('aria-current')).toBe('page');
  expect(await faultsForAxe()).toEqual([]);
});

it('a year without projects says so, and one that does not come can be asked for again', async () => {
  await draw(async () => right(balanceOf([])));
  expect(await screen.findByText('Ningún proyecto de ese año')).toBeTruthy();
  cleanup();
  await draw(async () => left({ kind: 'unreachable' }));
  expect(await screen.findByText('No hemos podido cargar el balance')).toBeTruthy();
});
