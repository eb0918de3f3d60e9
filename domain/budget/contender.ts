import { type BudgetProject, type Election, votesFor } from './election.ts';

/** A project with what the order of a rule looks at. `place` is its place in the file or survey, from 0. */
export interface Contender {
  readonly project: BudgetProject;
  readonly votes: number;
  readonly place: number;
}

export const contendersOf = (election: Election): readonly Contender[] =>
  election.projects.map((project, place) => ({ project, votes: votesFor(election, project), place }));
