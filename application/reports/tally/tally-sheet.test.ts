import { describe, expect, it } from 'vitest';
import { resultSheetIn } from '#adapters/driven/texts/sentences-in.ts';
import { tally as tallyOf } from '#domain/scoring/tally.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { type CountedQuestion, questionKinds } from '#domain/voting/kinds/question-kinds.ts';
import { tallyReport } from './tally-report.ts';
import { type CountForSheet, printedTally, tallySheet } from './tally-sheet.ts';

const subject = { council: 'Vila', process: '', survey: '¿Qué tal?', from: 'ayer', until: 'hoy' };
const list = { name: 'l.jsonl', fingerprint: 'ab'.repeat(8), command: 'concejo survey tally l.jsonl' };
const rating: CountedQuestion = { kind: 'rating', range: { min: 1, max: 3 }, blankVote: true };

function counted(question: CountedQuestion, ballots: readonly RawAnswer[]) {
  const found = tallyOf(question, ballots);
  if (!found) throw new Error('a tally');
  return found;
}
const sheetOf = (
  question: CountedQuestion,
  ballots: readonly RawAnswer[],
  more: Partial<CountForSheet> = {},
) =>
  tallySheet(
    subject,
    { tally: counted(question, ballots), census: null, list, isOpen: false, ...more },
    { say: resultSheetIn('es'), language: 'es' },
  );

describe('the printed count of a vote', () => {
  it('says of which vote it is, what a ballot is, and its figures with their units', () => {
    const { about, figures } = sheetOf(rating, [3, 3, 1, null], { census: 16 });
    expect(about).toEqual([
      ['Ayuntamiento o entidad', 'Vila'],
      ['Votación', '¿Qué tal?'],
      ['Empezó', 'ayer'],
      ['Terminó', 'hoy'],
      ['Regla', 'Cada papeleta da un número de estrellas.'],
    ]);
    expect(figures).toEqual([
      ['Papeletas', '4'],
      ['En blanco', '1'],
      ['Censo', '16'],
      ['Participación', '25,0\u00a0%'],
      ['Nota media', '2,33'],
    ]);
    expect(sheetOf({ kind: 'likes' }, [1, 1]).figures).toEqual([['Papeletas', '2']]);
  });

  it('says of every type of question what a ballot is', () => {
    const kinds = Object.keys(questionKinds) as (keyof typeof questionKinds)[];
    const said = kinds.map((kind) => resultSheetIn('es')(`counted.${kind}`));
    expect(said.every((words) => /^Cada papeleta .+\.$/u.test(words))).toBe(true);
    expect(new Set(said).size).toBe(kinds.length);
  });

  it('says how to count again, with the published fingerprint in eights; texts cannot be counted again', () => {
    expect(sheetOf(rating, [1]).recount?.facts).toEqual([
      ['Lista de papeletas', 'l.jsonl'],
      ['Huella publicada de la lista', 'abababab abababab'],
      ['Orden', 'concejo survey tally l.jsonl'],
    ]);
    const unpublished = sheetOf(rating, [1], { list: { ...list, fingerprint: null } });
    expect(unpublished.recount?.facts.map(([name]) => name)).toEqual(['Lista de papeletas', 'Orden']);
    expect(sheetOf({ kind: 'free', longest: 9 }, ['a'])).not.toHaveProperty('recount');
  });

  it('is signed when the vote is over, and says so while it is open', () => {
    expect(sheetOf(rating, [1]).signatures?.lines).toHaveLength(4);
    const open = sheetOf(rating, [1], { isOpen: true });
    expect(open).not.toHaveProperty('signatures');
    expect(open.about.at(-1)?.[1]).toContain('La votación sigue abierta');
  });

  it('has no ids, and says nothing twice', () => {
    const answers = { kind: 'likeDislike', answers: [] } as unknown as CountedQuestion;
    const report = tallyReport({
      survey: 's',
      tally: counted(answers, []),
      nameOf: (id) => id,
      input: { name: 'l.jsonl', sha256: 'ab' },
      program: 'concejo 0',
      leastStars: 1,
      census: 3,
    });
    const { table, provenance } = printedTally(report, sheetOf(rating, [1]));
    expect(report.table.columns[0]).toBe('id');
    expect(table.columns[0]).toBe('answer');
    expect(provenance.map(([key]) => key)).toEqual(['survey', 'input', 'program']);
  });
});
