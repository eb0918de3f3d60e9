import type { ProposalId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';

/** A proposal that can be funded: what it costs, and where it belongs when the council says so. */
export interface BudgetProject {
  readonly id: ProposalId;
  readonly title: string;
  readonly amount: Cents;
  readonly category: string | null;
  /** Each of several categories, if the source lists several in `category`. */
  readonly categories?: readonly string[];
  readonly district: string | null;
}

/** How ballots were filled in: by naming projects, by ranking them, or by giving each points. */
export type BallotKind = 'approval' | 'ordinal' | 'points';

/**
 * Every ballot in three flat lists, for the rules that look at ballots one by one. Ballot `b` names the projects
 * `projects[offsets[b]]` up to, not including, `projects[offsets[b + 1]]`; each entry is a place in
 * `Election.projects`. A ballot names a project once at most; on ordinal ballots the first named is the first choice.
 *
 * @example Two ballots, {first, third} and {second}: offsets [0, 2, 3], projects [0, 2, 1]
 */
export interface BallotMarks {
  readonly kind: BallotKind;
  readonly offsets: Uint32Array;
  readonly projects: Uint32Array;
  /** Points beside each mark, where the ballot gives points; null on ballots that only name projects. */
  readonly points: Float64Array | null;
}

/**
 * A closed vote on a budget: what every rule needs to know.
 *
 * `votes` is the number of ballots naming each project; a project missing there has none. `ballots` is null when only
 * the counts are known. `projects` stand in the order of the file or survey, which the tie-break `order` uses.
 */
export interface Election {
  readonly budget: Cents;
  /** ISO 4217 (`EUR`), or empty when the source does not say. */
  readonly currency: string;
  readonly projects: readonly BudgetProject[];
  readonly votes: ReadonlyMap<ProposalId, number>;
  readonly ballots: number | null;
  readonly marks?: BallotMarks;
}

/** How many ballots name the project. */
export const votesFor = (election: Election, project: BudgetProject): number =>
  election.votes.get(project.id) ?? 0;

/** The sum of the votes of all projects; more than the ballots where one ballot names several. */
export function allVotes(election: Election): number {
  let total = 0;
  for (const project of election.projects) total += votesFor(election, project);
  return total;
}
