import { describe, expect, it } from 'vitest';
import { listSheetIn, resultSheetIn } from '#adapters/driven/texts/sentences-in.ts';
import { compareRules } from '#application/budget/compare-rules.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import type { ReportTable } from '../report.ts';
import { type ComparedBudget, comparisonReport } from './comparison-report.ts';
import { comparisonSheet, printedComparison } from './comparison-sheet.ts';

/** Six voters leave nothing for the other four, by votes: `c` shows that their part is not represented. */
const election = votedElection(
  10_000,
  [
    ['a', 6000],
    ['b', 3500],
    ['c', 4000],
    ['d', 20_000],
  ],
  'ab ab ab ab ab a c c c cd',
);

function compared(ballots: 'known' | 'unknown' = 'known'): ComparedBudget {
  const comparison = compareRules(election, [defaultByVotes, defaultEqualShares]);
  if (isLeft(comparison)) throw new Error(comparison.left.refusal.kind);
  return {
    comparison: ballots === 'known' ? comparison.right : { ...comparison.right, ballots: null },
    names: ['by-votes', 'equal-shares'],
    input: { name: 'town.pb', sha256: 'ab'.repeat(8), ...(ballots === 'known' && { fingerprint: 'cd' }) },
    currency: 'EUR',
    program: 'concejo 0',
  };
}

const subject = { council: 'Vila', process: 'PB', survey: '', from: '', until: '', rule: 'Solo una decide.' };
const words = { say: resultSheetIn('es'), ofList: listSheetIn('es') };

describe('a printed comparison', () => {
  it('says of which vote it is, how many proposals the rules agree on, and the command that gives the same', () => {
    const sheet = comparisonSheet(subject, compared(), 'concejo budget compare town.pb', words);
    expect(sheet.about).toEqual([
      ['Ayuntamiento o entidad', 'Vila'],
      ['Proceso', 'PB'],
      ['Regla', 'Solo una decide.'],
    ]);
    expect(sheet.figures).toEqual([
      ['Presupuesto', '100,00\u00a0€'],
      ['Papeletas', '10'],
      ['Propuestas', '4'],
      ['Con todas las reglas', '1'],
      ['Según la regla', '2'],
      ['Con ninguna', '1'],
    ]);
    expect(sheet.recount?.facts).toEqual([
      ['Fichero', 'town.pb'],
      ['Huella publicada de la lista', 'cd'],
      ['SHA-256 del fichero', 'abababab abababab'],
      ['Orden', 'concejo budget compare town.pb'],
    ]);
    expect(sheet).not.toHaveProperty('signatures');
    const unknown = comparisonSheet(subject, compared('unknown'), 'c', words);
    expect(unknown.figures.map(([name]) => name)).not.toContain('Papeletas');
    expect(unknown.recount?.facts.map(([name]) => name)).not.toContain('Huella publicada de la lista');
  });

  it('has the proposals that differ first, a yes or a dash under the letter of each rule, and no ids', () => {
    const whole = compared();
    const cells = ({ rows }: ReportTable) =>
      rows.map((row) => row.map((cell) => Object.values(cell)[1] ?? null));
    const { table, further } = printedComparison(comparisonReport(whole), whole);
    expect(table.columns).toEqual(['title', 'amount', 'votes', 'A', 'B']);
    expect(cells(table)).toEqual([
      ['b', 3500, 5, 'yes', '–'],
      ['c', 4000, 4, '–', 'yes'],
    ]);
    expect(further.slice(0, 2).map(({ key, columns }) => [key, columns.length])).toEqual([
      ['byAll', 3],
      ['byNone', 3],
    ]);
    const [figures, violations] = further.slice(2);
    expect(figures?.columns).toEqual(['measure', 'A', 'B']);
    expect(violations?.columns).not.toContain('id');
    expect(new Set(cells(violations as ReportTable).map(([rule]) => rule))).toEqual(new Set(['A']));
  });

  it('has the table that was asked for beside the proposals, which are always first', () => {
    const whole = compared();
    const { table, further } = printedComparison(comparisonReport(whole, 'figures'), whole);
    expect(table.key).toBe('bySome');
    expect(further.map(({ key }) => key)).toEqual(['byAll', 'byNone', 'figures', 'violations']);
  });
});
