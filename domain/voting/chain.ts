import type { Survey } from './survey.ts';

/** The main survey and those it names, in order, each once; unknown names are skipped. */
export function chainOf(main: Survey, known: readonly Survey[]): readonly Survey[] {
  const rest = main.chain.map((id) => known.find((survey) => survey.id === id));
  return [...new Set([main, ...rest.filter((survey) => survey !== undefined)])];
}

/** Every chain that the survey is a question of, that of its own included. */
export const chainsWith = (survey: Survey, known: readonly Survey[]): readonly (readonly Survey[])[] =>
  known.map((main) => chainOf(main, known)).filter((chain) => chain.some(({ id }) => id === survey.id));
