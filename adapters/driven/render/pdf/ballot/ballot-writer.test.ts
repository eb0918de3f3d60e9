import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { paperSheet } from '#domain/voting/paper/sheet.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { aBudget, anOption, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { pdfPages, pdfStreams } from '#fixtures/builders/pdf-pages.ts';
import { fontsBy } from '../document/font-files.ts';
import { printedQuestion } from './ballot-sheet.ts';
import { type PrintedBallot, writeBallot } from './ballot-writer.ts';

const words = (['es', 'va'] as const).map((language) => ({
  said: (text: LocalizedText) => (typeof text === 'string' ? text : (text[language] ?? text['es'] ?? '')),
  how: () => (language === 'es' ? 'Marca.' : 'Marca-ho.'),
}));
const answers = ['Huerto', 'Pista'].map((text) => anOption(text, { text: { es: text, va: text } }));
const survey = (question: Question) => aSurvey('a', { title: { es: 'Título', va: 'Títol' }, question });
const ballotOf = (surveys: readonly Survey[], more: Partial<PrintedBallot> = {}): PrintedBallot => ({
  town: 'Vilanova',
  titles: ['Reparte', 'Repartix'],
  questions: paperSheet(surveys).map((one) => printedQuestion(one, words)),
  notes: ['Dobla.', 'Plega.'],
  language: 'es',
  size: 'usual',
  sheet: (n, of) => `Hoja ${n} de ${of}`,
  ...more,
});
const written = async (ballot: PrintedBallot) => writeBallot(ballot, await fontsBy(readFile));
const textOf = async (ballot: PrintedBallot) =>
  pdfPages(await written(ballot))
    .join('\n')
    .split('\n')
    .filter((line) => line !== '');
const proposals = Array.from({ length: 20 }, (_, n) =>
  aProposal(`p${n}`, 5, {
    title: { es: `Propuesta ${n + 1} de nombre largo ${'y más largo '.repeat(8)}`, va: `Proposta ${n + 1}` },
  }),
);

describe('a paper ballot', () => {
  it('has the options in their frozen order with the numbers that are typed, in two languages', async () => {
    expect(await textOf(ballotOf([survey({ kind: 'options', answers })]))).toEqual([
      'Vilanova',
      'Reparte',
      'Repartix',
      'Dobla.',
      'Plega.',
      'Marca.',
      'Marca-ho.',
      '1',
      'Huerto',
      '2',
      'Pista',
    ]);
  });

  it('is byte for byte the same each time: it has no number, date or name', async () => {
    const ballot = ballotOf([survey(aBudget(100, proposals))]);
    expect(Buffer.compare(await written(ballot), await written(ballot))).toBe(0);
  });

  it('says what each proposal of a budget costs, and has blank backs and numbered sheets if one is not enough', async () => {
    const pages = pdfPages(await written(ballotOf([survey(aBudget(100, proposals))])));
    const text = pages.join('\n');
    expect(text).toContain('Proposta 20 (5,00');
    const fronts = pages.filter((page) => page !== '');
    expect(fronts.length).toBeGreaterThan(1);
    for (const [at, page] of fronts.entries()) expect(page).toContain(`Hoja ${at + 1} de ${fronts.length}`);
    const raw = Buffer.from(await written(ballotOf([survey(aBudget(100, proposals))]))).toString('latin1');
    expect(raw.match(/\/Type \/Page\b(?!s)/gu)).toHaveLength(2 * fronts.length);
  });

  it('of 20 options with names of 120 letters in two languages has two sheets at most, but in large print', async () => {
    const name = (text: string) => `${text} `.repeat(12).slice(0, 120);
    const long = Array.from({ length: 20 }, (_, n) =>
      anOption(`o${n}`, {
        text: { es: name(`Mejora ${n + 1} de barrio`), va: name(`Millora ${n + 1} de barri`) },
      }),
    );
    const sheets = async (size: 'usual' | 'large') => {
      const title = name('Presupuestos participativos del año');
      const ballot = ballotOf([survey({ kind: 'options', answers: long })], {
        size,
        titles: [title, `${title} va`],
        notes: [
          'Dobla la papeleta con la cara hacia dentro. Sin marca es un voto en blanco.',
          'Plega la papereta.',
        ],
      });
      return pdfPages(await written(ballot)).filter((page) => page !== '').length;
    };
    expect(await sheets('usual')).toBe(2);
    expect(await sheets('large')).toBeGreaterThan(2);
  });

  it('has letters of 14 points and titles of 18, and of 20 and 26 in large print', async () => {
    const sizes = async (size: 'usual' | 'large') => {
      const streams = pdfStreams(await written(ballotOf([survey({ kind: 'options', answers })], { size })));
      const found = streams.flatMap((stream) => [...stream.matchAll(/\/F\d+ (?<points>[\d.]+) Tf/gu)]);
      return [...new Set(found.map(({ groups }) => Number(groups?.['points'])))].toSorted((a, b) => a - b);
    };
    expect(await sizes('usual')).toEqual([14, 18]);
    expect(await sizes('large')).toEqual([20, 26]);
  });

  it('has places for what every kind of question asks', async () => {
    const titled = (question: Question) => survey(question);
    const ballot = ballotOf([
      titled({ kind: 'ranked', answers, maxScore: 1 }),
      titled({ kind: 'sortable', answers, maxScore: 2 }),
      titled({ kind: 'ratingAnswers', answers, range: { min: 1, max: 5 } }),
      titled({ kind: 'rating', range: { min: 1, max: 3 } }),
      titled({ kind: 'likes' }),
      titled({ kind: 'free', longest: 120 }),
      titled({ kind: 'unknown', displayType: 'none' }),
    ]);
    expect(ballot.questions.map(({ marks, places, lines }) => [marks, places, lines])).toEqual([
      ['none', 1, 0],
      ['none', 2, 0],
      ['number', 0, 0],
      ['square', 0, 0],
      ['square', 0, 0],
      ['none', 0, 4],
    ]);
    expect(ballot.questions.map(({ options }) => options.map(({ number }) => number).join())).toEqual([
      '1,2',
      '1,2',
      '1,2',
      '1,2,3',
      '1',
      '',
    ]);
    const text = await textOf(ballot);
    expect(text.filter((line) => line === '2.')).toHaveLength(1);
  });
});
