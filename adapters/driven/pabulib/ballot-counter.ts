import { placeIn, type Row } from '#adapters/driven/csv/quoted-row.ts';
import type { BallotKind, BallotMarks, BudgetProject } from '#domain/budget/election.ts';
import { type Findings, warn } from '#adapters/driven/csv/findings.ts';
import { growingList } from './growing-list.ts';
import { hashWith, projectPlaces } from './project-places.ts';
import { seenVoters } from './seen-voters.ts';

/** The ballots of a file: how many, how many of them name each project (in the order of the projects), all marks. */
export interface CountedBallots {
  readonly ballots: number;
  readonly counts: Uint32Array;
  readonly marks: BallotMarks;
}

/** One ballot, still text: its list of projects is `source` from `from` to `to`. */
export interface BallotText {
  readonly row: Pick<Row, 'start' | 'line'>;
  /** The voter's name: `voterSource` from `voterFrom` to `voterTo`. */
  readonly voterSource: string;
  readonly voterFrom: number;
  readonly voterTo: number;
  readonly source: string;
  readonly from: number;
  readonly to: number;
  /** What to add to a place in `source` to have the place in the whole text. */
  readonly offset: number;
  readonly points: string;
  /** Where the points stand in the whole text. */
  readonly pointsAt: number;
}

export interface BallotCounter {
  readonly count: (ballot: BallotText) => void;
  readonly result: () => CountedBallots;
}

const comma = 44;

/**
 * Counts ballots as they come. A ballot naming a project counts one for it, whatever its points or rank, and however
 * often it names it.
 */
export function ballotCounter(
  findings: Findings,
  projects: readonly BudgetProject[],
  kind: BallotKind,
  withPoints: boolean,
): BallotCounter {
  const places = projectPlaces(projects.map(({ id }) => id));
  const counts = new Uint32Array(projects.length);
  const lastBallot = new Uint32Array(projects.length);
  const offsets = growingList();
  const marked = growingList();
  const points: number[] = [];
  const voters = seenVoters();
  const similarTo = similarIds(projects);
  let ballots = 0;
  offsets.push(0);

  const unknown = (ballot: BallotText, id: string, at: number) => {
    const place = placeIn(findings.text, ballot.row, ballot.offset + at);
    const suggestion = similarTo(id);
    findings.faults.push({ kind: 'unknownProject', ...place, found: id, particulars: {}, suggestion });
  };

  /** The place of a project named with spaces round it; -1 where there is none. */
  const trimmedPlace = (ballot: BallotText, from: number, to: number): number => {
    const written = ballot.source.slice(from, to);
    const id = written.trim();
    const place = projects.findLastIndex((project) => project.id === id);
    if (place === -1) unknown(ballot, id, from + Math.max(0, written.search(/\S/u)));
    else warn(findings, ballot.row.line, 'spaces', { text: id });
    return place;
  };

  const mark = (ballot: BallotText, place: number, given: number | null): void => {
    if (place === -1) return;
    if (lastBallot[place] === ballots) {
      warn(findings, ballot.row.line, 'repeatedInVote', { project: projects[place]?.id ?? '' });
      return;
    }
    lastBallot[place] = ballots;
    counts[place] = (counts[place] ?? 0) + 1;
    marked.push(place);
    if (given !== null) points.push(given);
  };

  const noteVoter = ({ row, voterSource, voterFrom, voterTo }: BallotText): void => {
    if (!voters.note(voterSource, voterFrom, voterTo)) return;
    const voter = voterSource.slice(voterFrom, voterTo).trim();
    warn(findings, row.line, 'repeatedVoter', { voter });
  };

  const count = (ballot: BallotText): void => {
    ballots += 1;
    noteVoter(ballot);
    const given = withPoints ? pointsOf(findings, ballot) : null;
    let from = ballot.from;
    let index = 0;
    while (from < ballot.to) {
      let to = from;
      let hash = 0;
      // Not indexOf: on a ballot without a comma it would look through the rest of the file.
      for (; to < ballot.to; to += 1) {
        const code = ballot.source.charCodeAt(to);
        if (code === comma) break;
        hash = hashWith(hash, code);
      }
      const place = places.find(ballot.source, from, to, hash);
      mark(ballot, place === -1 ? trimmedPlace(ballot, from, to) : place, given && (given[index] ?? 0));
      index += 1;
      from = to + 1;
    }
    offsets.push(marked.length());
    if (given && given.length !== index) mismatched(findings, ballot, index, given.length);
  };

  const result = (): CountedBallots => ({
    ballots,
    counts,
    marks: {
      kind,
      offsets: offsets.result(),
      projects: marked.result(),
      points: withPoints ? Float64Array.from(points) : null,
    },
  });
  return { count, result };
}

function mismatched(findings: Findings, ballot: BallotText, projects: number, points: number): void {
  const place = placeIn(findings.text, ballot.row, ballot.pointsAt);
  const found = ballot.points.trim();
  findings.faults.push({
    kind: 'pointsCount',
    ...place,
    found,
    particulars: { projects, points },
    suggestion: null,
  });
}

function pointsOf(findings: Findings, ballot: BallotText): readonly number[] {
  if (ballot.points.trim() === '') return [];
  let at = ballot.pointsAt;
  return ballot.points.split(',').map((written) => {
    const points = Number(written);
    if (written.trim() === '' || !Number.isFinite(points)) {
      const place = placeIn(findings.text, ballot.row, at);
      const found = written.trim();
      findings.faults.push({ kind: 'notPoints', ...place, found, particulars: {}, suggestion: null });
    }
    at += written.length + 1;
    return points;
  });
}

/** Finds the project that differs only in case, in leading zeros or in spaces; null when there is none. */
function similarIds(projects: readonly BudgetProject[]): (id: string) => string | null {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/\s/gu, '')
      .replace(/^0+(?=.)/u, '');
  let known: ReadonlyMap<string, string> | undefined;
  return (id) => {
    known ??= new Map(projects.map((project) => [plain(project.id), project.id]));
    return known.get(plain(id)) ?? null;
  };
}
