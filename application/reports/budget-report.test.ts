import { describe, expect, it } from 'vitest';
import { computeBudget } from '#application/budget/compute-budget.ts';
import { defaultByVotes, defaultThreshold } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { isLeft } from '#domain/shared/result.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { budgetJson } from './budget-json.ts';
import { budgetReport, type ComputedBudget } from './budget-report.ts';

const election = anElection(
  100,
  [
    ['A', 60, 5],
    ['B', 50, 5],
    ['C', 40, 4],
    ['D', 1, 0],
  ],
  9,
);

function computed(
  rule = defaultByVotes as Parameters<typeof computeBudget>[1],
  counted: Election = election,
): ComputedBudget {
  const allocation = computeBudget(counted, rule);
  if (isLeft(allocation)) throw new Error(allocation.left.kind);
  const input = { name: 'votos.csv', sha256: 'abc' };
  return { allocation: allocation.right, input, currency: 'EUR', program: 'concejo 1.0.0' };
}

describe('the report of a budget', () => {
  it('has a row for each project in the order of the rule, and says which tie-break decided it', () => {
    const { table } = budgetReport(computed());
    const cell = (row: number, column: string) => table.rows[row]?.[table.columns.indexOf(column)];
    expect(table.rows).toHaveLength(4);
    expect(cell(0, 'id')).toEqual({ kind: 'text', text: 'B' });
    expect(cell(0, 'decidedByTie')).toEqual({ kind: 'term', term: 'amount' });
    expect(cell(0, 'remaining')).toEqual({ kind: 'money', amount: 50 });
    expect(cell(1, 'result')).toEqual({ kind: 'term', term: 'overBudget' });
    expect(cell(1, 'missing')).toEqual({ kind: 'money', amount: 10 });
    expect(cell(2, 'decidedByTie')).toEqual({ kind: 'blank' });
  });

  it('tells rule, parameters, ties, input and program', () => {
    expect(Object.fromEntries(budgetReport(computed()).provenance)).toEqual({
      rule: 'by-votes',
      parameters: 'onMisfit=skip ties=amount,order',
      tiesDecided: 'B, A: amount',
      budget: '1.00',
      currency: 'EUR',
      spent: '0.91',
      remainingAtEnd: '0.09',
      ballots: '9',
      input: 'votos.csv',
      sha256: 'abc',
      program: 'concejo 1.0.0',
    });
  });

  it('tells how many projects each reading of a threshold leaves', () => {
    const provenance = Object.fromEntries(budgetReport(computed(defaultThreshold)).provenance);
    expect(provenance).toMatchObject({ eligibleByVotes: '3', eligibleByBallots: '3' });
    // Where nobody says how many ballots there were, only one of the readings can be told.
    const uncounted = { ...election, ballots: null };
    expect(Object.fromEntries(budgetReport(computed(defaultThreshold, uncounted)).provenance)).toMatchObject({
      eligibleByVotes: '3',
      eligibleByBallots: '',
    });
  });
});

describe('the result as JSON', () => {
  it('has the shape that scripts rely on', () => {
    const document = JSON.parse(budgetJson(computed(), false));
    expect(Object.keys(document)).toEqual(
      'rule parameters input budget funded unfunded spent remaining ballots ties'.split(' '),
    );
    expect(document.funded[0]).toEqual({ id: 'B', title: 'B', amount: '0.50', votes: 5, step: 1 });
    expect(document.unfunded[0]).toEqual({
      id: 'A',
      title: 'A',
      amount: '0.60',
      votes: 5,
      reason: 'overBudget',
      missing: '0.10',
    });
    expect(document.ties).toEqual([{ between: ['B', 'A'], decidedBy: 'amount' }]);
  });

  it('tells every step when asked, and what a threshold leaves', () => {
    const document = JSON.parse(budgetJson(computed(defaultThreshold), true));
    expect(document.eligible).toEqual({ votes: 3, ballots: 3 });
    expect(
      document.steps.map((step: { outcome: string; available: string }) => [step.outcome, step.available]),
    ).toEqual([
      ['funded', '1.00'],
      ['overBudget', '0.50'],
      ['funded', '0.50'],
      ['belowThreshold', '0.10'],
    ]);
  });
});
