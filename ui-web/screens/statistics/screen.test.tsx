import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ContentsClient } from '#ui-web/composition/clients.ts';
import { cents } from '#domain/shared/money.ts';
import { surveyId } from '#domain/shared/ids.ts';
import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay, aProcess } from '#ui-web/screens/process/sample-process.ts';
import { aCouncil, aSite, someDetails } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { StatisticsScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

const in2026 = aProcess('plaza', {
  extent: { start: aDay('2026-02-01'), end: aDay('2026-06-01') },
  amount: cents(20_000_000),
});
const over2025 = aProcess('parque', { extent: { start: aDay('2025-11-01'), end: aDay('2026-03-01') } });
const both: ContentsClient['processes'] = async () => right({ items: [in2026, over2025], total: 2 });
const details = someDetails({ statistics: { year: 2026, years: [2026, 2025, 2024] } });

async function draw(
  processes: ContentsClient['processes'],
  searchPath = '',
  site = details,
  listed: readonly ListedSurvey[] = [],
) {
  const { hook, searchHook } = memoryLocation({ path: '/estadisticas', searchPath });
  const council = aCouncil({
    contents: { processes, siteDetails: async () => right(site) },
    surveys: { surveys: async () => right(listed) },
  });
  await act(async () => {
    render(
      <Router hook={hook} searchHook={searchHook}>
        <SamplePlace council={council} site={aSite()} speech={speech}>
          <StatisticsScreen params={{}} />
        </SamplePlace>
      </Router>,
    );
  });
  await screen.findByRole('heading', { level: 1, name: 'Estadísticas' });
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Procesos participativos por año' }))
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')).join('|'),
    );

describe('the statistics', () => {
  it('give what each year began, finished and allocated', async () => {
    await draw(both);
    expect(await rows()).toEqual([
      'Año|Empezados|Terminados|Votos emitidos|Repartido',
      '2026|1|2|Sin datos|200.000,00 €',
      '2025|1|0|Sin datos|Nada',
      '2024|0|0|Sin datos|Nada',
    ]);
  });

  it('count only what has happened: no process before its day, no end before it, no budget before its vote is over', async () => {
    const money = { amount: cents(100), survey: surveyId('s') };
    const voting = aProcess('voting', {
      ...money,
      extent: { start: aDay('2026-11-01'), end: aDay('2026-12-31') },
    });
    const decided = { ...voting, id: 'd' as typeof voting.id, survey: surveyId('over') };
    const next = aProcess('next', { extent: { start: aDay('2026-11-19'), end: aDay('2026-12-01') } });
    const page: ContentsClient['processes'] = async () => right({ items: [voting, decided, next], total: 3 });
    await draw(page, '', details, [
      { survey: aSurvey('s', { endDay: aDay('2026-11-18') }), voteCount: 3 },
      { survey: aSurvey('over', { endDay: aDay('2026-11-17') }), voteCount: 3 },
    ]);
    expect((await rows())[1]).toBe('2026|2|0|3|1,00 €');
    expect(screen.getByText(/^En 2026 empezaron 2 procesos\./u).textContent).toContain(
      '1 proceso está previsto y todavía no ha empezado.',
    );
    expect(screen.queryByRole('link', { name: 'next' })).toBeNull();
    const about = screen
      .getAllByRole('link', { name: 'voting' })
      .map((link) => link.parentElement?.textContent?.replaceAll('\u00A0', ' '));
    expect(about).toEqual([
      'votingDel 1 de noviembre al 31 de diciembre de 2026',
      'votingDel 1 de noviembre al 31 de diciembre de 2026 · 3 votos emitidos · 1,00 €',
    ]);
  });

  it('do not give the number of votes that a council does not publish', async () => {
    const one = aProcess('one', { survey: surveyId('s'), extent: in2026.extent });
    await draw(async () => right({ items: [one], total: 1 }), '', details, [
      { survey: aSurvey('s', { endDay: aDay('2026-05-01'), hideVoteCount: true }), voteCount: 3 },
    ]);
    expect((await rows())[1]).toBe('2026|1|1|Sin datos|Nada');
  });

  it('list the processes of the year in the address, else of the first', async () => {
    await draw(both, 'year=2025');
    expect(await screen.findByRole('heading', { name: 'Procesos que empezaron en 2025' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'parque' }).getAttribute('href')).toBe(
      '/procesos-participativos/parque',
    );
    expect(screen.getByRole('link', { name: '2025' }).getAttribute('aria-current')).toBe('page');
    cleanup();
    await draw(both, 'year=1066');
    expect(await screen.findByText('En 2026 empezó 1 proceso.')).toBeTruthy();
    cleanup();
    await draw(both, 'year=2024');
    expect(await screen.findByText('Ningún proceso empezó en 2024.')).toBeTruthy();
  });

  it('offer the usual years if the settings name none', async () => {
    await draw(both, '', someDetails());
    expect((await rows()).map((row) => row.slice(0, 4))).toEqual(['Año|', '2025', '2024', '2023', '2022']);
  });

  it('say that there is no process, and that they could not be loaded', async () => {
    await draw(async () => right({ items: [], total: 0 }));
    expect(await screen.findByText('No hay procesos participativos disponibles')).toBeTruthy();
    cleanup();
    await draw(async () => left({ kind: 'serverFailed', status: 502 }));
    expect((await screen.findByRole('alert')).textContent).toContain('error 502');
  });

  it('say, before any process was opened, that the first will be listed here', async () => {
    await draw(async () => right({ items: [], total: 0 }));
    expect(await screen.findByText('Cuando se abra el primero, lo verás aquí.')).toBeTruthy();
  });
});
