import type { BudgetProject } from './election.ts';

/** A project with what the order of a rule looks at. `place` is its place in the file or survey, from 0. */
export interface Contender {
  readonly project: BudgetProject;
  /** Its votes as they are shown; points may have decimals. */
  readonly votes: number;
  /** Its votes as a whole number, for comparing: points in units of their last decimal. */
  readonly whole: number;
  readonly place: number;
}
