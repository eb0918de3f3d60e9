import { describe, expect, it } from 'vitest';
import { ballotAccounts } from '#application/budget/ballot-accounts.ts';
import { type BudgetRule, defaultRules } from '#domain/budget/budget-rule.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import type { ReportTable } from '../report.ts';
import { accountsReport } from './accounts-report.ts';

const input = { name: 'square.pb', sha256: 'f1' };

const values = ({ rows }: ReportTable) =>
  rows.map((row) => row.map((cell) => (cell.kind === 'blank' ? null : Object.values(cell)[1])));

function reportBy(rule: BudgetRule) {
  const voted = votedElection(
    100,
    [
      ['a', 60],
      ['b', 90],
    ],
    'a ab a',
  );
  const accounts = ballotAccounts(voted, rule);
  if (isLeft(accounts)) throw new Error('refused');
  const analysed = { rule, budget: cents(100), ballots: 3, currency: 'EUR', input, program: 'concejo 1' };
  return accountsReport(accounts.right, analysed);
}

const rowsBy = (rule: BudgetRule) => values(reportBy(rule).table);

describe('the report of the ballots', () => {
  it('has a row for each ballot, with what it paid and kept in the currency', () => {
    expect(rowsBy({ ...defaultRules['equal-shares'], completion: 'none' })).toEqual([
      [1, 1, 1, 60, '0.200000', '0.133333'],
      [2, 2, 1, 60, '0.200000', '0.133333'],
      [3, 1, 1, 60, '0.200000', '0.133333'],
    ]);
  });

  it('has how many ballots have how many funded projects', () => {
    const [histogram] = reportBy({ ...defaultRules['by-votes'], parts: { minVotes: 4 } }).further;
    expect(histogram && values(histogram)).toEqual([[0, 3, 1000]]);
    const [other] = reportBy(defaultRules['by-votes']).further;
    expect(other && values(other)).toEqual([
      [0, 0, 0],
      [1, 3, 1000],
    ]);
  });

  it('has the parts of votes and of money by category and district, and how far apart they are', () => {
    const voted = votedElection(
      100,
      [
        ['a', 60],
        ['b', 30],
        ['c', 90],
      ],
      'a ab a c',
    );
    const projects = voted.projects.map((project, at) => ({
      ...project,
      category: ['green', 'sport', 'sport'][at] ?? null,
      district: ['north', null, null][at] ?? null,
    }));
    const accounts = ballotAccounts({ ...voted, projects }, defaultRules['by-votes']);
    if (isLeft(accounts)) throw new Error('refused');
    const rule = defaultRules['by-votes'];
    const analysed = { rule, budget: cents(100), ballots: 4, currency: 'EUR', input, program: 'concejo 1' };
    const [, shares, distance] = accountsReport(accounts.right, analysed).further;
    expect(shares && values(shares)).toEqual([
      ['category', 'green', 600, 667],
      ['category', 'sport', 400, 333],
      ['district', 'north', 600, 667],
      ['district', 'noPlace', 400, 333],
    ]);
    expect(distance && values(distance)).toEqual([
      ['category', 67],
      ['district', 67],
    ]);
    expect(
      reportBy(defaultRules['by-votes'])
        .further.slice(1)
        .map(({ rows }) => rows),
    ).toEqual([[], []]);
  });

  it('is blank where ballots do not pay', () => {
    expect(rowsBy(defaultRules['by-votes'])[0]).toEqual([1, 1, 1, 60, null, null]);
  });
});
