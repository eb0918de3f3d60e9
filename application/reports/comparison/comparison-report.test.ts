import { describe, expect, it } from 'vitest';
import { compareRules } from '#application/budget/compare-rules.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { comparisonJson } from './comparison-json.ts';
import { type ComparedBudget, comparisonReport } from './comparison-report.ts';
import type { ReportTable } from '../report.ts';

/** Six voters of the centre leave nothing for the four of the north, by votes. */
const voted = votedElection(
  10_000,
  [
    ['a', 6000],
    ['b', 3500],
    ['c', 4000],
  ],
  'ab ab ab ab ab a c c c c',
);
const districts = ['Centre', 'Centre', null];
const town: Election = {
  ...voted,
  projects: voted.projects.map((project, at) => ({
    ...project,
    category: project.id,
    district: districts[at] ?? null,
  })),
};

function compared(election: Election): ComparedBudget {
  const comparison = compareRules(election, [
    defaultByVotes,
    election.marks ? defaultEqualShares : { ...defaultByVotes, onMisfit: 'stop' },
  ]);
  if (isLeft(comparison)) throw new Error(comparison.left.refusal.kind);
  return {
    comparison: comparison.right,
    names: ['by-votes', 'other'],
    input: { name: 'town.pb', sha256: 'f1' },
    currency: 'EUR',
    program: 'concejo 0',
  };
}

const cells = ({ rows }: ReportTable) => rows.map((row) => row.map((cell) => Object.values(cell)[1] ?? null));

describe('the report of a comparison', () => {
  it('has a row for each proposal and a column for each rule', () => {
    const { table, further, provenance } = comparisonReport(compared(town));
    expect(table.columns.slice(-3)).toEqual(['agreement', 'by-votes', 'other']);
    expect(cells(table)).toEqual([
      ['a', 'a', 6000, 6, 'a', 'Centre', 'fundedByAll', 'funded', 'funded'],
      ['b', 'b', 3500, 5, 'b', 'Centre', 'fundedBySome', 'funded', 'unfunded'],
      ['c', 'c', 4000, 4, 'c', null, 'fundedBySome', 'unfunded', 'funded'],
    ]);
    expect(further.map(({ key }) => key)).toEqual(['figures', 'categories', 'districts', 'violations']);
    expect(Object.fromEntries(provenance)).toMatchObject({
      rules: 'by-votes other',
      'by-votes': 'onMisfit=skip order=votes count=ballots ties=amount,order',
      ballots: '10',
      sha256: 'f1',
    });
  });

  it('has the figures of each rule', () => {
    expect(cells(comparisonReport(compared(town), 'figures').table)).toEqual([
      ['fundedProjects', 2, 2],
      ['spent', 9500, 10_000],
      ['spentShare', 950, 1000],
      ['withNothing', 4, 0],
      ['withNothingShare', 400, 0],
      ['averageCardinality', '1.100000', '1.000000'],
      ['averageCost', '53.500000', '52.000000'],
      ['giniCardinality', '0.445455', '0.000000'],
      ['giniCost', '0.432710', '0.092308'],
      ['ejrCardinality', 1, 0],
      ['ejrCost', 1, 0],
    ]);
  });

  it('has the money by place beside the votes, and the violations by name', () => {
    const report = comparisonReport(compared(town), 'districts');
    expect(report.table.columns).toEqual([
      'district',
      'places',
      'votes',
      'votesShare',
      'by-votes',
      'by-votes %',
      'other',
      'other %',
    ]);
    expect(cells(report.table)).toEqual([
      ['Centre', 2, 11, 733, 9500, 1000, 6000, 600],
      ['noPlace', 1, 4, 267, 0, 0, 4000, 400],
    ]);
    expect(cells(comparisonReport(compared(town), 'violations').table)).toEqual([
      ['by-votes', 'cardinality', 'c', 'c', 4000, 4, 0],
      ['by-votes', 'cost', 'c', 'c', 4000, 4, 0],
    ]);
  });

  it('leaves out what cannot be told from counts', () => {
    const counted = compared(anElection(10_000, [['a', 6000, 6]]));
    const { further, provenance } = comparisonReport(counted);
    expect(further.map(({ key }) => key)).toEqual(['figures']);
    expect(further[0]?.rows).toHaveLength(3);
    expect(Object.fromEntries(provenance)['ballots']).toBe('');
    const document = JSON.parse(comparisonJson(counted));
    expect(document.rules[0].fairness).toBe(null);
  });

  it('names the proposals that a tie was decided between, and by what', () => {
    const tied = anElection(10_000, [
      ['b', 6000, 6],
      ['a', 6000, 6],
    ]);
    const document = JSON.parse(comparisonJson(compared(tied)));
    expect(document.rules[0].ties).toEqual([{ between: ['b', 'a'], decidedBy: 'order' }]);
  });

  it('has the exact fractions in JSON', () => {
    const document = JSON.parse(comparisonJson(compared(town)));
    expect(document).toMatchObject({
      fundedByAll: ['a'],
      fundedBySome: ['b', 'c'],
      fundedByNone: [],
      projects: [{ id: 'a', fundedBy: ['by-votes', 'other'] }, { fundedBy: ['by-votes'] }, {}],
      districts: [
        { name: 'Centre', rules: [{ name: 'by-votes', spent: '95.00', funded: 2 }, { spent: '60.00' }] },
        { name: null },
      ],
    });
    expect(document.rules[0].fairness.cost).toEqual({
      average: { exact: '107/2', decimal: '53.500000' },
      gini: { exact: '463/1070', decimal: '0.432710' },
      ejrPlusViolations: [{ id: 'c', voters: 4, most: '0.00' }],
    });
  });
});
