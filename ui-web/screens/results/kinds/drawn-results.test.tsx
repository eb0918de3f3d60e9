import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tally } from '#domain/scoring/tally.ts';
import { right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { SurveyResults } from '../survey-results.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

const answers = [anOption('a', { text: { es: 'Fuente' } }), anOption('b', { text: { va: 'Arbres' } })];
const range = { min: 1, max: 5 };

function draw(question: Question, ballots: readonly RawAnswer[], voteCount: number | null = null) {
  const counted = tally(question, ballots);
  const council = aCouncil({
    surveys: counted === null ? {} : { results: async () => right(counted) },
  });
  return render(
    <SamplePlace council={council} site={aSite()} speech={speech}>
      <SurveyResults
        survey={aSurvey('s', { question, title: { es: 'Encuesta' } })}
        standing="final"
        level={2}
        zone="Europe/Madrid"
        voteCount={voteCount}
      />
    </SamplePlace>,
  );
}

/** The rows of the table beside a drawing that has a name and is hidden from assistive technology. */
async function drawnWithTable(name: RegExp): Promise<readonly (string | null)[]> {
  const figure = await screen.findByRole('figure', { name });
  expect(within(figure).queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Descargar la tabla en CSV: Encuesta' })).toBeTruthy();
  return within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
}

describe('the result of each display type', () => {
  it.each(['options', 'yesNo', 'likeDislike'] as const)(
    'of %s is bars of votes and a table',
    async (kind) => {
      draw({ kind, answers }, ['b', 'b', 'a']);
      expect(await drawnWithTable(/^Votos en barras/u)).toEqual(['Arbres', 'Fuente']);
      expect(screen.getByText('«Arbres»').tagName).toBe('EM');
    },
  );

  it('of several answers is bars of votes and a table', async () => {
    draw({ kind: 'optionsMultiple', answers, most: 2 }, [['a', 'b'], ['a']]);
    expect(await drawnWithTable(/^Votos en barras/u)).toEqual(['Fuente', 'Arbres']);
  });

  it('of a rating is bars by stars, a table and the average', async () => {
    draw({ kind: 'rating', range }, [5, 4, 3, 5, 4]);
    expect(await drawnWithTable(/^Papeletas por número de estrellas/u)).toEqual([
      '5 estrellas',
      '4 estrellas',
      '3 estrellas',
      '2 estrellas',
      '1 estrella',
    ]);
    expect(screen.getByText('Nota media: 4,20 de 5').tagName).toBe('EM');
  });

  it('of rated answers is a chart for each, and ‘Sin datos’ for an answer without ratings', async () => {
    draw({ kind: 'ratingAnswers', answers, range }, [{ a: 4 }, { a: 5 }]);
    expect(await drawnWithTable(/^Fuente: papeletas por número de estrellas/u)).toEqual(['Fuente', 'Arbres']);
    expect(screen.getAllByRole('figure')).toHaveLength(1);
    const unrated = screen.getByRole('heading', { level: 3, name: 'Arbres' });
    expect(unrated.parentElement?.textContent).toBe('ArbresSin datos');
    expect(screen.getByText('Nota media: 4,50 de 5')).toBeTruthy();
  });

  it.each([
    { kind: 'sortable', answers, maxScore: 2 },
    { kind: 'ranked', answers, maxScore: 2 },
  ] as const)('of $kind is stacked points and a table of positions', async (question) => {
    draw(question, [
      ['b', 'a'],
      ['b', 'a'],
    ]);
    expect(await drawnWithTable(/^Puntos de cada respuesta por posición/u)).toEqual(['Arbres', 'Fuente']);
    const [first] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(
      within(first ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.lastChild?.textContent),
    ).toEqual(['4', '2', '0']);
  });

  it('of sliders is bars of average shares and a table', async () => {
    draw({ kind: 'limitedSliders', answers }, [{ a: 7, b: 3 }]);
    expect(await drawnWithTable(/^Parte media de cada respuesta/u)).toEqual(['Fuente', 'Arbres']);
  });

  it('of likes is their number', async () => {
    draw({ kind: 'likes' }, [1, 1, 1]);
    expect((await screen.findByText('3 «me gusta»')).tagName).toBe('EM');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('of an unknown type names the type, and of none is title and participants', () => {
    draw({ kind: 'unknown', displayType: 'hologram' }, []);
    expect(
      screen.getByText('Aún no es posible mostrar resultados de este tipo de encuesta (hologram)'),
    ).toBeTruthy();
    cleanup();
    const { container } = draw({ kind: 'unknown', displayType: 'none' }, [], 1204);
    expect(container.textContent).toBe('Encuesta · Votaron 1.204 personas.');
    cleanup();
    expect(draw({ kind: 'unknown', displayType: 'none' }, []).container.textContent).toBe('Encuesta');
  });
});

describe('free answers', () => {
  const free: Question = { kind: 'free', longest: 120 };

  it('are words, larger the more they are used, and a list of ten a page', async () => {
    draw(
      free,
      Array.from({ length: 12 }, (_, index) => `Árboles ${String.fromCodePoint(65 + index)}`),
    );
    expect(await drawnWithTable(/^Las palabras más repetidas/u)).toEqual(['árboles']);
    const list = () => screen.getAllByText(/^Árboles [A-L]$/u).map(({ textContent }) => textContent);
    expect(list()).toHaveLength(10);
    expect(screen.getByRole('status').textContent).toBe('Página 1 de 2');
    const [back, on] = ['Anteriores', 'Siguientes'].map((name) => screen.getByRole('button', { name }));
    expect([back, on].map((button) => button?.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
    fireEvent.click(on ?? document.body);
    expect(list()).toEqual(['Árboles K', 'Árboles L']);
    expect(screen.getByRole('status').textContent).toBe('Página 2 de 2');
    fireEvent.click(on ?? document.body);
    expect(list()).toHaveLength(2);
    fireEvent.click(back ?? document.body);
    expect(list()[0]).toBe('Árboles A');
  });

  it('without a word of more than four letters have no data to draw', async () => {
    draw(free, ['sí', 'no']);
    expect(await screen.findByText('Sin datos')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Siguientes' })).toBeNull();
  });

  it('say that there are none', async () => {
    draw(free, []);
    expect(await screen.findByText('Todavía no hay ninguna respuesta.')).toBeTruthy();
    cleanup();
    // A ballot whose text is not published.
    draw(free, ['']);
    expect(await screen.findByText('Todavía no hay ninguna respuesta.')).toBeTruthy();
  });

  it('cannot be recounted, and the page says why', async () => {
    draw(free, ['Más sombra']);
    expect(await screen.findByText(/nadie puede unir un texto con el código de una papeleta/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Recontar ahora' })).toBeNull();
    expect(screen.getByText('Buscar mi código en la lista')).toBeTruthy();
  });
});

it('counts that name no answer are drawn all the same', async () => {
  const council = aCouncil({ surveys: { results: async () => right(aTally('ranked', 3, {})) } });
  render(
    <SamplePlace council={council} site={aSite()} speech={speech}>
      <SurveyResults
        survey={aSurvey('s', {
          question: { kind: 'ranked', answers, maxScore: 1 },
          title: { es: 'Encuesta' },
        })}
        standing="soFar"
        level={3}
        zone="Europe/Madrid"
        voteCount={null}
      />
    </SamplePlace>,
  );
  expect(await drawnWithTable(/^Puntos de cada respuesta/u)).toEqual(['Fuente', 'Arbres']);
});
