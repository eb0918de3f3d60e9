import { type BallotMarks, type Election, votesFor } from '#domain/budget/election.ts';
import { count, decimal, type ReportCell, type ReportTable, term } from '../report.ts';

type Row = readonly [name: string, value: ReportCell];

/**
 * The ballots in figures: how many, of which kind, how many proposals each names, and how votes spread over proposals.
 * Figures that need single ballots are left out if there are only counts.
 */
export function ballotsTable(election: Election): ReportTable {
  const { ballots, marks } = election;
  const rows: readonly Row[] = [
    ...(ballots === null ? [] : [['ballots', count(ballots)] as const]),
    ...(marks ? kindRows(marks) : []),
    ...voteRows(election),
    ...(marks ? lengthRows(marks) : []),
  ];
  return {
    key: 'ballots',
    columns: ['datum', 'value'],
    rows: rows.map(([name, value]) => [term(name), value]),
  };
}

function kindRows({ kind, offsets, projects }: BallotMarks): readonly Row[] {
  const ballots = offsets.length - 1;
  // To the hundredth, rounded half up.
  const mean = ballots === 0 ? 0 : Math.floor((projects.length * 200 + ballots) / (ballots * 2));
  return [
    ['ballotKind', term(kind)],
    ['namedMean', decimal(mean, 2)],
  ];
}

function voteRows(election: Election): readonly Row[] {
  const votes = election.projects.map((project) => votesFor(election, project)).toSorted((a, b) => a - b);
  const [least = 0] = votes;
  const middle = [votes[Math.floor((votes.length - 1) / 2)] ?? 0, votes[Math.floor(votes.length / 2)] ?? 0];
  return [
    ['votesTotal', count(votes.reduce((sum, one) => sum + one, 0))],
    ['votesLeast', count(least)],
    ['votesMedian', decimal(middle.reduce((sum, one) => sum + one, 0) * 5, 1)],
    ['votesMost', count(votes.at(-1) ?? 0)],
    ['unvoted', count(votes.filter((one) => one === 0).length)],
  ];
}

/** How many ballots name no proposal, one, two…; lengths that no ballot has are left out. */
function lengthRows({ offsets }: BallotMarks): readonly Row[] {
  const found = new Map<number, number>();
  for (let ballot = 0; ballot + 1 < offsets.length; ballot += 1) {
    const length = (offsets[ballot + 1] as number) - (offsets[ballot] as number);
    found.set(length, (found.get(length) ?? 0) + 1);
  }
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([length, ballots]) => [`ballotsNaming${length}`, count(ballots)] as const);
}
