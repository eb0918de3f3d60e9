import { describe, expect, it } from 'vitest';
import { sweepBudgets } from '#application/budget/sweep-budgets.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import type { Analysed } from '../analysed.ts';
import type { ReportTable } from '../report.ts';
import { sweepReport } from './sweep-report.ts';

const rule: BudgetRule = { ...defaultByVotes, ties: ['amount'] };
const input = { name: 'square.pb', sha256: 'f1' };
const analysed: Analysed = {
  rule,
  budget: cents(100),
  ballots: 9,
  currency: 'EUR',
  input,
  program: 'concejo 1',
};
const town = anElection(0, [
  ['a', 60, 9],
  ['b', 50, 8],
  ['c', 50, 8],
  ['d', 900, 1],
]);

function reportOf(changes: Partial<Analysed> = {}) {
  const swept = sweepBudgets(town, rule, [60, 110, 160].map(cents));
  if (isLeft(swept)) throw new Error('refused');
  return sweepReport(swept.right, { ...analysed, ...changes });
}

const values = (table: ReportTable | undefined) =>
  table?.rows.map((row) => row.map((cell) => (cell.kind === 'blank' ? null : Object.values(cell)[1])));

describe('the report of a sweep', () => {
  it('has a row for each budget, blank where the rule refused it', () => {
    expect(values(reportOf().table)).toEqual([
      [60, 1, 60, 0, 1, 0, null],
      [110, null, null, null, 0, 0, 'unresolvedTie'],
      [160, 3, 160, 0, 2, 0, null],
    ]);
  });

  it('has a row for each project and one for each change', () => {
    const [projects, changes] = reportOf().further;
    expect(values(projects)).toEqual([
      ['a', 'a', 60, 60, 2, 0],
      ['b', 'b', 50, 160, 1, 0],
      ['c', 'c', 50, 160, 1, 0],
      ['d', 'd', 900, null, 0, 0],
    ]);
    expect(values(changes)).toEqual([
      [60, 'added', 'a', 'a'],
      [160, 'added', 'b', 'b'],
      [160, 'added', 'c', 'c'],
    ]);
  });

  it('says what it was made from', () => {
    expect(Object.fromEntries(reportOf().provenance)).toEqual({
      rule: 'by-votes',
      parameters: 'onMisfit=skip order=votes count=ballots ties=amount',
      budget: '1.00',
      currency: 'EUR',
      ballots: '9',
      input: 'square.pb',
      sha256: 'f1',
      program: 'concejo 1',
    });
    expect(Object.fromEntries(reportOf({ budget: null, ballots: null }).provenance)).toMatchObject({
      ballots: '',
    });
    expect(reportOf({ budget: null }).provenance.map(([key]) => key)).not.toContain('budget');
  });
});
