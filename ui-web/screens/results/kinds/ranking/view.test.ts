import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { tally } from '#domain/scoring/tally.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { joined } from '#fixtures/builders/data/closed-vote.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { Figure } from '../../parts/figures.ts';
import { type RankingQuestion, rankingView } from './view.ts';
import { slidersView } from '../limited-sliders/view.ts';

/** A figure as a reader sees it, with grouped thousands. */
const seen = (figure: Figure) => (typeof figure === 'number' ? figure : figure.shown);

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

const answers = ['a', 'b', 'c', 'd'].map((id) => anOption(id));
const sortable: RankingQuestion = { kind: 'sortable', answers, maxScore: 3 };
const ranked: RankingQuestion = { kind: 'ranked', answers, maxScore: 2 };
const viewOf = (question: RankingQuestion, ballots: readonly RawAnswer[]) =>
  rankingView(question, tally(question, ballots) ?? aTally('ranked', 0, {}), speech);

describe('the result of a ranking', () => {
  // b: 3 + 3 + 2 = 8. a: 2 + 0 + 3 = 5. c: 1 + 2 + 1 = 4. d: 0 + 1 + 0 = 1.
  const orders = [
    ['b', 'a', 'c', 'd'],
    ['b', 'c', 'd', 'a'],
    ['a', 'b', 'c', 'd'],
  ];

  it('names the answer with most points, and counts points and positions', () => {
    const { conclusion, figures } = viewOf(sortable, orders);
    expect(conclusion).toBe('La respuesta con más puntos es <em>«b»</em>, con 8 puntos.');
    expect(figures.heads).toEqual([
      'Respuesta',
      'Puntos',
      '1.ª posición',
      '2.ª posición',
      '3.ª posición',
      '4.ª posición',
    ]);
    expect(figures.rows.map(({ id, cells }) => [id, ...cells.map(seen)])).toEqual([
      ['b', 8, 2, 1, 0, 0],
      ['a', 5, 1, 1, 0, 1],
      ['c', 4, 0, 1, 2, 0],
      ['d', 1, 0, 0, 1, 2],
    ]);
  });

  it('stacks the points of each position, as long as the points together', () => {
    const { legend, bars } = viewOf(sortable, orders);
    expect(legend).toEqual(['1.ª posición (3 puntos)', '2.ª posición (2 puntos)', '3.ª posición (1 punto)']);
    expect(bars[0]).toMatchObject({ id: 'b', value: '8 puntos', parts: [75, 25, 0] });
    expect(bars[1]).toMatchObject({ id: 'a', value: '5 puntos', parts: [37.5, 25, 0] });
  });

  it('of slots leaves out answers without points, and names a tie', () => {
    const { conclusion, figures } = viewOf(ranked, [['a', 'b'], ['b', 'a'], ['c']]);
    expect(conclusion).toBe('Hay empate: <em>«a» y «b»</em>, con 3 puntos cada una.');
    expect(figures.rows.map(({ id, cells }) => [id, ...cells.map(seen)])).toEqual([
      ['a', 3, 1, 1],
      ['b', 3, 1, 1],
      ['c', 2, 1, 0],
      ['d', 0, 0, 0],
    ]);
  });

  it('draws every bar as long as its points, whatever the ballots', () => {
    const order = fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(fc.array(order, { minLength: 1 }), (ballots) => {
        const { bars, figures } = viewOf(ranked, ballots);
        const most = Number(figures.rows[0]?.cells[0]);
        for (const [index, { parts }] of bars.entries()) {
          const length = parts.reduce((sum, part) => sum + part, 0);
          expect(length).toBeCloseTo((Number(figures.rows[index]?.cells[0]) / most) * 100);
        }
      }),
    );
  });
});

describe('the result of sliders that share 100 %', () => {
  const given = (ballots: readonly RawAnswer[]) =>
    slidersView(
      answers,
      tally({ kind: 'limitedSliders', answers }, ballots) ?? aTally('free', 0, {}),
      speech,
    );

  it('is the average share of each answer over all ballots', () => {
    // a: 5 + 10 + 0 of 30; b: 2,5 of 30; c: 2,5 + 7,5 of 30.
    const { conclusion, bars, figures } = given([{ a: 5, b: 2.5, c: 2.5 }, { a: 10 }, { c: 7.5 }]);
    expect(conclusion).toBe(joined('La respuesta que más recibe es <em>«a»</em>, con un 50,0 % de media.'));
    expect(bars.map(({ value }) => value)).toEqual(['50,0 %', '33,3 %', '8,3 %', '0,0 %'].map(joined));
    expect(bars[1]?.share).toBeCloseTo(200 / 3);
    expect(figures.rows.map(({ id, cells }) => [id, ...cells.map(seen)])).toEqual([
      ['a', joined('50,0 %')],
      ['c', joined('33,3 %')],
      ['b', joined('8,3 %')],
      ['d', joined('0,0 %')],
    ]);
  });

  it('names all that are tied', () => {
    expect(given([{ a: 5, b: 5 }]).conclusion).toBe(
      joined('Hay empate: <em>«a» y «b»</em>, con un 50,0 % de media cada una.'),
    );
  });
});
