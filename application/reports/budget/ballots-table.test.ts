import { describe, expect, it } from 'vitest';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { ballotsTable } from './ballots-table.ts';

const told = (table: ReturnType<typeof ballotsTable>) =>
  table.rows.map(([name, value]) => [
    name?.kind === 'term' ? name.term : name,
    value?.kind === 'count'
      ? value.count
      : value?.kind === 'decimal'
        ? value.units / 10 ** value.decimals
        : value,
  ]);

describe('the ballots of an election in figures', () => {
  it('are how many, of which kind, how long, and how votes spread', () => {
    const rows = [
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['d', 1],
    ] as const;
    expect(told(ballotsTable(votedElection(10, rows, 'ab ab abc b')))).toEqual([
      ['ballots', 4],
      ['ballotKind', { kind: 'term', term: 'approval' }],
      ['namedMean', 2],
      ['votesTotal', 8],
      ['votesLeast', 0],
      ['votesMedian', 2],
      ['votesMost', 4],
      ['unvoted', 1],
      ['ballotsNaming1', 1],
      ['ballotsNaming2', 2],
      ['ballotsNaming3', 1],
    ]);
  });

  it('are only what the counts tell where the ballots are not known', () => {
    const election = anElection(10, [
      ['a', 1, 5],
      ['b', 1, 4],
    ]);
    expect(told(ballotsTable(election))).toEqual([
      ['votesTotal', 9],
      ['votesLeast', 4],
      ['votesMedian', 4.5],
      ['votesMost', 5],
      ['unvoted', 0],
    ]);
  });

  it('can be none at all', () => {
    const none = {
      kind: 'approval',
      offsets: Uint32Array.of(0),
      projects: new Uint32Array(),
      points: null,
    } as const;
    const table = ballotsTable({ ...anElection(10, []), ballots: 0, marks: none });
    expect(told(table).filter(([, value]) => value !== 0)).toEqual([
      ['ballotKind', { kind: 'term', term: 'approval' }],
    ]);
  });
});
