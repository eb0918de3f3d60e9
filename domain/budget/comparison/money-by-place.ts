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

/** The places of a project: its district, its category, or each of several categories; null if it has none. */
function placesOf(project: BudgetProject, by: 'category' | 'district'): readonly (string | null)[] {
  return by === 'category' && project.categories !== undefined ? project.categories : [project[by]];
}

/** A whole number in equal parts that add up to it: the first parts are one more if it does not divide. */
const partOf = (whole: number, parts: number, at: number): number =>
  Math.floor(whole / parts) + Number(at < whole % parts);

/** How much of a figure of projects that all belong to a place is its part. */
const sumAt = (
  name: string | null,
  by: 'category' | 'district',
  projects: readonly BudgetProject[],
  figure: (project: BudgetProject) => number,
): number =>
  projects.reduce((sum, project) => {
    const places = placesOf(project, by);
    return sum + partOf(figure(project), places.length, places.indexOf(name));
  }, 0);

/**
 * The money by category or district, in the order of the projects, those without one last. Empty if no project has one.
 * The money and the votes of a project of several categories are divided evenly among them, so that the parts add up;
 * it counts as a project of each.
 */
export function moneyBy(
  by: 'category' | 'district',
  election: Election,
  allocations: readonly Allocation[],
): readonly PlaceMoney[] {
  const names = new Set(election.projects.flatMap((project) => placesOf(project, by)));
  if ([...names].every((name) => name === null)) return [];
  const ordered = [...names].toSorted((a, b) => Number(a === null) - Number(b === null));
  return ordered.map((name) => {
    const here = (projects: readonly BudgetProject[]) =>
      projects.filter((project) => placesOf(project, by).includes(name));
    const fundedBy = allocations.map(({ funded }) => here(funded.map(({ project }) => project)));
    const projects = here(election.projects);
    return {
      name,
      projects: projects.length,
      votes: sumAt(name, by, projects, (project) => votesFor(election, project)),
      spent: fundedBy.map((funded) => cents(sumAt(name, by, funded, ({ amount }) => amount))),
      funded: fundedBy.map(({ length }) => length),
    };
  });
}
