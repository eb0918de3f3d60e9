import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CalendarDay, instantAt, startOfDay } from '#domain/shared/calendar-day.ts';
import { right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aVisit } from '#ui-web/screens/survey/samples/sample-visit.ts';
import { SurveyScreen } from '#ui-web/screens/survey/screen.tsx';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';

const zone = 'Europe/Madrid';
const endDay = '2026-11-10' as CalendarDay;
const later = '2026-12-05' as CalendarDay;
const closed = { endDay, showResultsAfterPollIsClosed: true };

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await partsHere(speech);
});
afterEach(cleanup);

/** The page of a chain whose other surveys are `rest`; returns which results were asked for. */
async function pageOf(main: Partial<Survey>, ...rest: readonly Survey[]) {
  const asked: string[] = [];
  const surveys = [aSurvey('a', { ...main, chain: rest.map(({ id }) => id) }), ...rest];
  const { council } = aVisit(surveys);
  const source = {
    ...council.surveys,
    results: async (_: unknown, survey: string) => {
      asked.push(survey);
      return right(aTally('options', 3, { yes: 2, no: 1 }));
    },
  };
  render(
    <SamplePlace council={{ ...council, surveys: source }} site={aSite()} speech={speech}>
      <SurveyScreen params={{ slug: 'p' }} />
    </SamplePlace>,
  );
  await screen.findByRole('heading', { level: 1 });
  return asked;
}
const partOf = (id: string) => within(screen.getByRole('region', { name: id }));

describe('the results of a chain, one by one', () => {
  it('shows those that are published, and says of the others when they will be, or that they will not', async () => {
    const asked = await pageOf(
      closed,
      aSurvey('b', { ...closed, resultsFrom: startOfDay(later, zone) }),
      aSurvey('c', { ...closed, resultsFrom: instantAt(later, 36_000, zone) }),
      aSurvey('d', { endDay }),
    );
    expect(await partOf('a').findByRole('table')).toBeTruthy();
    expect(
      partOf('b').getByText('Los resultados de esta pregunta se publicarán el 5 de diciembre de 2026.'),
    ).toBeTruthy();
    expect(
      partOf('c').getByText(
        'Los resultados de esta pregunta se publicarán el 5 de diciembre de 2026, a las 10.00.',
      ),
    ).toBeTruthy();
    expect(
      partOf('d').getByText('Los resultados de esta pregunta todavía no se han publicado.'),
    ).toBeTruthy();
    expect(asked).toEqual(['a']);
  });

  it('is shown as soon as one question has results, or a day for them', async () => {
    await pageOf({ endDay }, aSurvey('b', { ...closed, resultsFrom: startOfDay(later, zone) }));
    expect(screen.getByText(/se publicarán el 5 de diciembre de 2026/u)).toBeTruthy();
    cleanup();
    await pageOf({ endDay }, aSurvey('b', { endDay }));
    expect(screen.getByRole('heading', { name: 'La encuesta ha finalizado' })).toBeTruthy();
  });

  it('is divided into the sections of the chain', async () => {
    const [street, parks] = [{ es: 'La calle' }, { es: 'Los parques' }];
    await pageOf(
      { ...closed, section: street },
      aSurvey('b', { ...closed, section: street }),
      aSurvey('c', { ...closed, section: parks }),
    );
    const section = partOf('La calle');
    const levels = (level: number) =>
      section.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
    await section.findAllByRole('table');
    expect([levels(2), levels(3)]).toEqual([['La calle'], ['a', 'b']]);
    expect(partOf('Los parques').getByRole('region', { name: 'c' })).toBeTruthy();
  });
});

describe('the results of several questions', () => {
  it('begin with a list of contents, and end with one recount instead of one for each', async () => {
    await pageOf(closed, aSurvey('b', closed), aSurvey('c', closed));
    await screen.findAllByRole('table');
    const links = within(screen.getByRole('navigation', { name: 'Preguntas' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1. a', '#result-a'],
      ['2. b', '#result-b'],
      ['3. c', '#result-c'],
    ]);
    expect(links.every((link) => document.querySelector(link.getAttribute('href') ?? '') !== null)).toBe(
      true,
    );
    expect(screen.getAllByText('Recuéntalo tú')).toHaveLength(1);
    expect(screen.getAllByText('Buscar mi código en la lista')).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: /^Lista de votos: /u, hidden: true })).toHaveLength(3);
  });

  it('keep the recount of the only question that has results', async () => {
    await pageOf(closed, aSurvey('d', { endDay }));
    await screen.findAllByRole('table');
    expect(screen.getByRole('button', { name: 'Recontar ahora' })).toBeTruthy();
  });
});

describe('results of an open survey', () => {
  const shown = { showResultsBefore: true };
  const toggle = () => screen.queryByRole('button', { name: 'Ver resultados' });

  it('can be looked at when any question shows them', async () => {
    await pageOf({}, aSurvey('b', shown));
    expect(toggle()).not.toBeNull();
  });

  it('cannot be looked at before their moment', async () => {
    await pageOf({ ...shown, resultsFrom: startOfDay(later, zone) });
    expect(toggle()).toBeNull();
  });
});
