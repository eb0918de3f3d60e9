import { placeIn } from '#adapters/driven/csv/quoted-row.ts';
import type { BallotKind, BallotMarks, BudgetProject } from '#domain/budget/election.ts';
import { type Findings, warn } from '#adapters/driven/csv/findings.ts';
import { addPlainPoints, type BallotBytes } from './ballot-bytes.ts';
import { type BallotText, mismatched, pointsOf } from './ballot-text.ts';
import { growingList } from './growing-list.ts';
import { hashWith, projectPlaces } from './project-places.ts';
import { seenVoters } from './seen-voters.ts';
import { similarIds } from './similar-ids.ts';

/** The ballots of a file: how many, how many of them name each project (in the order of the projects), all marks. */
export interface CountedBallots {
  readonly ballots: number;
  readonly counts: Uint32Array;
  readonly marks: BallotMarks;
}

export interface BallotCounter {
  readonly count: (ballot: BallotText) => void;
  /** The same where nothing about its projects and points needs telling; otherwise false, and it is not counted. */
  readonly countPlain: (ballot: BallotBytes) => boolean;
  readonly result: () => CountedBallots;
}

const comma = 44;

/** Few rows of a large file are shorter, and few name more projects for their length. */
const [bytesOfRow, bytesOfMark] = [24, 10];

/**
 * Counts ballots as they come, out of so many `bytes`. A ballot naming a project counts one for it, whatever its points
 * or rank, and however often it names it.
 */
export function ballotCounter(
  findings: Findings,
  projects: readonly BudgetProject[],
  kind: BallotKind,
  withPoints: boolean,
  bytes: number,
): BallotCounter {
  const places = projectPlaces(projects.map(({ id }) => id));
  const placeById = new Map<string, number>(projects.map(({ id }, place) => [id, place]));
  const lastBallot = new Uint32Array(projects.length);
  const offsets = growingList(bytes / bytesOfRow);
  const marked = growingList(bytes / bytesOfMark);
  const points: number[] = [];
  const voters = seenVoters(bytes / bytesOfRow);
  const similarTo = similarIds(projects);
  let ballots = 0;
  offsets.push(0);

  const unknown = (ballot: BallotText, id: string, at: number) => {
    const place = placeIn(findings.text, ballot.row, ballot.offset + at);
    const suggestion = similarTo(id);
    findings.faults.push({ kind: 'unknownProject', ...place, found: id, particulars: {}, suggestion });
  };

  /** The place of a project, spaces round it left out; -1 where there is none. */
  const placeOf = (ballot: BallotText, written: string, from: number): number => {
    const id = written.trim();
    const place = placeById.get(id) ?? -1;
    if (place === -1) unknown(ballot, id, from + Math.max(0, written.search(/\S/u)));
    else if (id !== written) warn(findings, ballot.row.line, 'spaces', { text: id });
    return place;
  };

  const mark = (ballot: BallotText, place: number, given: number | null): void => {
    if (place === -1) return;
    if (lastBallot[place] === ballots) {
      warn(findings, ballot.row.line, 'repeatedInVote', { project: projects[place]?.id ?? '' });
      return;
    }
    lastBallot[place] = ballots;
    marked.push(place);
    if (given !== null) points.push(given);
  };

  const noteVoter = (line: number, bytes: Buffer, from: number, to: number): void => {
    if (!voters.note(bytes, from, to)) return;
    warn(findings, line, 'repeatedVoter', { voter: bytes.toString('utf8', from, to).trim() });
  };

  const count = (ballot: BallotText): void => {
    ballots += 1;
    const voter = Buffer.from(ballot.voter);
    noteVoter(ballot.row.line, voter, 0, voter.length);
    const given = withPoints ? pointsOf(findings, ballot) : null;
    const named = ballot.source.split(',');
    // What ends with a comma names nothing after it.
    if (named.at(-1) === '') named.pop();
    let from = 0;
    for (const [index, written] of named.entries()) {
      mark(ballot, placeOf(ballot, written, from), given && (given[index] ?? 0));
      from += written.length + 1;
    }
    offsets.push(marked.length());
    if (given && given.length !== named.length) mismatched(findings, ballot, named.length, given.length);
  };

  /** Marks its projects; false where one is not written as it should be, or twice. */
  const markPlain = ({ bytes, from, to }: BallotBytes): boolean => {
    for (let start = from; start < to; start += 1) {
      let end = start;
      let hash = 0;
      // Not indexOf: on a ballot without a comma it would look through the rest of the file.
      for (; end < to; end += 1) {
        const byte = bytes[end] as number;
        if (byte === comma) break;
        hash = hashWith(hash, byte);
      }
      const place = places.find(bytes, start, end, hash);
      if (place === -1 || lastBallot[place] === ballots) return false;
      lastBallot[place] = ballots;
      marked.push(place);
      start = end;
    }
    return true;
  };

  const countPlain = (ballot: BallotBytes): boolean => {
    const [before, pointsBefore] = [marked.length(), points.length];
    ballots += 1;
    if (
      !markPlain(ballot) ||
      (withPoints && !addPlainPoints(points, ballot, pointsBefore + marked.length() - before))
    ) {
      for (let at = before; at < marked.length(); at += 1) lastBallot[marked.at(at)] = 0;
      marked.cutTo(before);
      points.length = pointsBefore;
      ballots -= 1;
      return false;
    }
    offsets.push(marked.length());
    noteVoter(ballot.line, ballot.bytes, ballot.voterFrom, ballot.voterTo);
    return true;
  };

  const result = (): CountedBallots => {
    const counts = new Uint32Array(projects.length);
    const all = marked.result();
    for (let at = 0; at < all.length; at += 1) {
      const place = all[at] as number;
      counts[place] = (counts[place] as number) + 1;
    }
    const given = withPoints ? Float64Array.from(points) : null;
    return { ballots, counts, marks: { kind, offsets: offsets.result(), projects: all, points: given } };
  };
  return { count, countPlain, result };
}
