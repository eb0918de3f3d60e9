import type { BudgetProject } from '#domain/budget/election.ts';

/** Finds the project that differs only in case, in leading zeros or in spaces; null if there is none. */
export function similarIds(projects: readonly BudgetProject[]): (id: string) => string | null {
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
