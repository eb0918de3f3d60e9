import { placeIn } from '#adapters/driven/csv/quoted-row.ts';
import type { BudgetProject } from '#domain/budget/election.ts';
import { type Findings, warn } from '#adapters/driven/csv/findings.ts';
import { type BallotText, mismatched, pointsOf } from './ballot-text.ts';
import { similarIds } from './similar-ids.ts';

/** Finds a project by its id as written, spaces round it left out; -1, and a fault, if there is none. */
function placeFinder(findings: Findings, projects: readonly BudgetProject[]) {
  const placeById = new Map<string, number>(projects.map(({ id }, place) => [id, place]));
  const similarTo = similarIds(projects);

  const unknown = (ballot: BallotText, id: string, at: number) => {
    const place = placeIn(findings.text, ballot.row, ballot.offset + at);
    const suggestion = similarTo(id);
    findings.faults.push({ kind: 'unknownProject', ...place, found: id, particulars: {}, suggestion });
  };

  return (ballot: BallotText, written: string, from: number): number => {
    const id = written.trim();
    const place = placeById.get(id) ?? -1;
    if (place === -1) unknown(ballot, id, from + Math.max(0, written.search(/\S/u)));
    else if (id !== written) warn(findings, ballot.row.line, 'spaces', { text: id });
    return place;
  };
}

/** A ballot that is being counted. */
export interface BegunBallot {
  readonly noteVoter: (line: number, bytes: Buffer, from: number, to: number) => void;
  /** Marks a project; false if the ballot has named it before. */
  readonly mark: (place: number, points: number | null) => boolean;
}

/**
 * Reads the voter, the projects and the points of ballots from their text, and reports each fault and each oddity.
 * Nearly all ballots are counted on their bytes instead.
 */
export function writtenBallots(
  findings: Findings,
  projects: readonly BudgetProject[],
  withPoints: boolean,
  { noteVoter, mark }: BegunBallot,
) {
  const placeOf = placeFinder(findings, projects);
  return (ballot: BallotText): void => {
    const { line } = ballot.row;
    const voter = Buffer.from(ballot.voter);
    noteVoter(line, voter, 0, voter.length);
    const given = withPoints ? pointsOf(findings, ballot) : null;
    const named = ballot.source.split(',');
    // What ends with a comma names nothing after it.
    if (named.at(-1) === '') named.pop();
    let from = 0;
    for (const [index, written] of named.entries()) {
      const place = placeOf(ballot, written, from);
      if (place !== -1 && !mark(place, given && (given[index] ?? 0)))
        warn(findings, line, 'repeatedInVote', { project: projects[place]?.id ?? '' });
      from += written.length + 1;
    }
    if (given && given.length !== named.length) mismatched(findings, ballot, named.length, given.length);
  };
}
