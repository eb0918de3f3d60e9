import { type Cents, cents } from '#domain/shared/money.ts';
import type { NamedChange } from './change.ts';
import { type BallotMarks, type BudgetProject, type Election, votesFor } from '../election.ts';

/**
 * The election with further ballots, each of which names this project only. Where ballots give points, each gives it one.
 *
 * @example withBallotsFor(election, place, 3) // three ballots more, three votes more
 */
export function withBallotsFor(election: Election, place: number, more: number): Election {
  const project = election.projects[place] as BudgetProject;
  const { ballots, marks } = election;
  return {
    ...election,
    votes: new Map([...election.votes, [project.id, votesFor(election, project) + more]]),
    ballots: ballots === null ? null : ballots + more,
    ...(marks && { marks: withMarks(marks, place, more) }),
  };
}

function withMarks(
  { kind, offsets, projects, points }: BallotMarks,
  place: number,
  more: number,
): BallotMarks {
  const added = new Uint32Array(projects.length + more).fill(place);
  added.set(projects);
  const ends = new Uint32Array(offsets.length + more);
  ends.set(offsets);
  for (let ballot = offsets.length; ballot < ends.length; ballot += 1)
    ends[ballot] = (ends[ballot - 1] as number) + 1;
  if (points === null) return { kind, offsets: ends, projects: added, points };
  const given = new Float64Array(points.length + more).fill(1);
  given.set(points);
  return { kind, offsets: ends, projects: added, points: given };
}

/** The election with another cost of this project. */
export function withAmount(election: Election, place: number, amount: Cents): Election {
  const projects = election.projects.map((project, at) => (at === place ? { ...project, amount } : project));
  return { ...election, projects };
}

/** The election with a change. */
export const changedBy = (election: Election, change: NamedChange): Election =>
  change.kind === 'ballots'
    ? withBallotsFor(election, change.place, change.more)
    : withAmount(election, change.place, change.amount);

/** A cost that is lower than another by a number of cents. */
export const lessBy = (amount: number, less: number): Cents => cents(amount - less);
