import { describe, expect, it } from 'vitest';
import { whatChanges } from '#application/budget/what-changes.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import type { Analysed } from '../analysed.ts';
import type { ReportTable } from '../report.ts';
import { changesReport } from './changes-report.ts';

const input = { name: 'square.pb', sha256: 'f1' };
const analysed: Analysed = {
  rule: defaultByVotes,
  budget: cents(100),
  ballots: null,
  currency: 'EUR',
  input,
  program: 'concejo 1',
};
const town = anElection(100, [
  ['a', 60, 9],
  ['b', 50, 8],
  ['c', 900, 1],
  ['d', 40, 0],
]);

function reportOf(ofAll = true, election = town) {
  const rule = { ...defaultByVotes, parts: { vetoed: [{ proposal: proposalId('d'), why: null }] } };
  const asked = whatChanges(election, rule);
  if (isLeft(asked)) throw new Error('refused');
  return changesReport(asked.right.changes, ofAll, analysed);
}

const values = (table: ReportTable | undefined) =>
  table?.rows.map((row) => row.map((cell) => (cell.kind === 'blank' ? null : Object.values(cell)[1])));

describe('the report of what would have changed an outcome', () => {
  it('has a row for each project, blank where nothing can be said', () => {
    const { table, schema } = reportOf();
    expect(values(table)).toEqual([
      ['a', 'a', 60, 9, 'funded', null, null, 100, 100],
      ['b', 'b', 50, 8, 'overBudget', 1, 1, 40, 40],
      ['c', 'c', 900, 1, 'overBudget', null, null, 40, 40],
      ['d', 'd', 40, 0, 'vetoed', null, null, null, null],
    ]);
    expect(schema).toEqual({ name: 'concejo/budget-changes', version: 1 });
  });

  it('has the margin only if all projects were asked about', () => {
    expect(values(reportOf().further[0])).toEqual([
      ['furtherBallots', 1, 1, 'b'],
      ['lowerCost', 10, 10, 'b'],
    ]);
    expect(reportOf(false).further[0]?.rows).toEqual([]);
  });

  it('leaves out the margin that no project has, and says where no change was found', () => {
    const full = anElection(100, [
      ['a', 100, 9],
      ['b', 900, 8],
      ['d', 1, 0],
    ]);
    expect(values(reportOf(true, full).further[0])).toEqual([['lowerCost', 900, null, null]]);
  });
});
