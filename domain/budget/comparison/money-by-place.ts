import { type Cents, cents } from '#domain/shared/money.ts';
import type { Allocation } from '../allocation.ts';
import { type BudgetProject, type Election, votesFor } from '../election.ts';

/** A category or a district, and what each of the compared rules spends there. */
export interface PlaceMoney {
  /** Null for projects that belong to none. */
  readonly name: string | null;
  readonly projects: number;
  /** The votes of its projects together; their share of all votes is a measure of how much people asked for there. */
  readonly votes: number;
  /** One for each rule, in their order. */
  readonly spent: readonly Cents[];
  readonly funded: readonly number[];
}

/**
 * The money by category or district, in the order of the projects, those without one last. Empty if no project has one.
 */
export function moneyBy(
  by: 'category' | 'district',
  election: Election,
  allocations: readonly Allocation[],
): readonly PlaceMoney[] {
  const names = new Set(election.projects.map((project) => project[by]));
  if ([...names].every((name) => name === null)) return [];
  const ordered = [...names].toSorted((a, b) => Number(a === null) - Number(b === null));
  return ordered.map((name) => {
    const isHere = (project: BudgetProject) => project[by] === name;
    const projects = election.projects.filter(isHere);
    const fundedBy = allocations.map(({ funded }) => funded.filter(({ project }) => isHere(project)));
    return {
      name,
      projects: projects.length,
      votes: projects.reduce((sum, project) => sum + votesFor(election, project), 0),
      spent: fundedBy.map((funded) => cents(funded.reduce((sum, { project }) => sum + project.amount, 0))),
      funded: fundedBy.map(({ length }) => length),
    };
  });
}
