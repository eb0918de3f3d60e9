import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { averageOf, averageRating } from '#domain/scoring/average.ts';
import { tally } from '#domain/scoring/tally.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { joined } from '#fixtures/builders/data/closed-vote.ts';
import type { Figure } from '../../parts/figures.ts';
import { averageWords, compareAverages } from '../rating/average-words.ts';
import { ratedView } from './view.ts';
import { ratingView } from '../rating/view.ts';

/** A figure as a reader sees it, with grouped thousands. */
const seen = (figure: Figure) => (typeof figure === 'number' ? figure : figure.shown);

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

const range = { min: 1, max: 5 };
const counted = (question: Question, ballots: readonly RawAnswer[]) =>
  tally(question, ballots) ?? aTally('rating', 0, {});

describe('an average', () => {
  it('is given to two decimals, rounded half up', () => {
    const said = [
      [42, 10],
      [13, 3],
      [8, 2],
      [1, 8],
      [-5, 2],
      [0, 0],
    ].map(([sum = 0, of = 0]) => averageWords({ sum, of }));
    expect(said).toEqual(['4,20', '4,33', '4,00', '0,13', '-2,50', '—']);
  });

  it('is compared as a fraction, those without ratings last', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 9 }),
        (sum, of, times) => {
          expect(compareAverages({ sum, of }, { sum: sum * times, of: of * times })).toBe(0);
          expect(compareAverages({ sum: sum + 1, of }, { sum, of })).toBeGreaterThan(0);
          expect(compareAverages({ sum: 0, of: 0 }, { sum, of })).toBeLessThan(0);
          expect(compareAverages({ sum, of }, { sum: 0, of: 0 })).toBeGreaterThan(0);
        },
      ),
    );
    expect(compareAverages({ sum: 0, of: 0 }, { sum: 0, of: 0 })).toBe(0);
  });
});

describe('the result of a rating', () => {
  // 5 + 5 + 4 + 4 + 3 of five ballots: 21 stars, 4,2 on average.
  const view = () => ratingView(range, counted({ kind: 'rating', range }, [5, 4, 3, 5, 4]), speech);

  it('is its average, in one sentence', () => {
    expect(view().conclusion).toBe('<em>Nota media: 4,20 de 5</em>');
    expect(view().figures.caption).toBe('5 papeletas. Nota media: 4,20 de 5.');
  });

  it('draws ballots by number of stars, and has the same in figures', () => {
    expect(view().bars.map(({ title, value, share }) => [title, value, share])).toEqual([
      ['5 estrellas', '2', 100],
      ['4 estrellas', '2', 100],
      ['3 estrellas', '1', 50],
      ['2 estrellas', '0', 0],
      ['1 estrella', '0', 0],
    ]);
    expect(view().figures.rows.map(({ cells }) => cells.map(seen))).toEqual([
      [2, joined('40,0 %')],
      [2, joined('40,0 %')],
      [1, joined('20,0 %')],
      [0, joined('0,0 %')],
      [0, joined('0,0 %')],
    ]);
  });

  it('has figures whose average is the one it shows, whatever the ballots', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (stars) => {
        const tally = counted({ kind: 'rating', range }, stars);
        const { rows } = ratingView(range, tally, speech).figures;
        const sum = rows.reduce((all, { id, cells }) => all + Number(id) * Number(cells[0]), 0);
        expect({ sum, of: stars.length }).toEqual(averageRating(tally));
      }),
    );
  });
});

describe('the result of rated answers', () => {
  const answers = [anOption('bus'), anOption('library'), anOption('pool')];
  const question: Question = { kind: 'ratingAnswers', answers, range };
  // Library: 5 and 4 of two ballots, 4,5. Bus: 2, 2 and 3 of three, 2,33. The pool has no ratings.
  const tallied = () => counted(question, [{ bus: 2, library: 5 }, { bus: 2 }, { bus: 3, library: 4 }]);

  it('names the best, and gives each answer its chart and average', () => {
    const { conclusion, charts } = ratedView(answers, range, tallied(), speech);
    expect(conclusion).toBe(
      'La respuesta mejor valorada es <em>«library»</em>, con una nota media de 4,50 de 5.',
    );
    expect(
      charts.map(({ id, average, bars }) => [id, average, bars?.map(({ value }) => value).join('')]),
    ).toEqual([
      ['library', 'Nota media: 4,50 de 5', '11000'],
      ['bus', 'Nota media: 2,33 de 5', '00120'],
      ['pool', '', undefined],
    ]);
  });

  it('gives the same as figures, from the fewest stars', () => {
    const { figures } = ratedView(answers, range, tallied(), speech);
    expect(figures.heads.slice(0, 4)).toEqual(['Respuesta', 'Nota media', '1 estrella', '2 estrellas']);
    expect(figures.rows.map(({ cells }) => cells.map(seen))).toEqual([
      ['4,50', 0, 0, 0, 1, 1],
      ['2,33', 0, 2, 1, 0, 0],
      ['—', 0, 0, 0, 0, 0],
    ]);
    expect(averageOf(tallied(), 'bus')).toEqual({ sum: 7, of: 3 });
  });

  it('names all that are tied, even with different numbers of ballots', () => {
    const level = counted(question, [{ bus: 4, pool: 3 }, { bus: 2 }]);
    expect(ratedView(answers, range, level, speech).conclusion).toBe(
      'Hay empate: <em>«bus» y «pool»</em>, con una nota media de 3,00 de 5 cada una.',
    );
  });
});
