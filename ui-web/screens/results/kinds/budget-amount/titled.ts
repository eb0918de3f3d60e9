import type { SharedOut } from '#application/voting/recount-result.ts';
import type { BudgetProject } from '#domain/budget/election.ts';
import { left, right } from '#domain/shared/result.ts';

/** An outcome that was computed without titles, with the titles of the projects in the reader's language. */
export function titled(
  shared: NonNullable<SharedOut>,
  projects: readonly BudgetProject[],
): NonNullable<SharedOut> {
  const known = new Map(projects.map((project) => [project.id, project]));
  const titledProject = (project: BudgetProject): BudgetProject => known.get(project.id) ?? project;
  const withTitle = <T extends { readonly project: BudgetProject }>(entry: T): T => ({
    ...entry,
    project: titledProject(entry.project),
  });
  if (shared._tag === 'Left') {
    const { left: refusal } = shared;
    if (refusal.kind !== 'unresolvedTie') return shared;
    return left({ ...refusal, between: refusal.between.map(titledProject) });
  }
  const { funded, unfunded, order } = shared.right;
  return right({
    ...shared.right,
    funded: funded.map(withTitle),
    unfunded: unfunded.map(withTitle),
    order: order.map(titledProject),
  });
}
