import type { ComputedBudget } from '#application/reports/budget/budget-report.ts';
import { type ProjectInWords, projectsInWords } from '#application/reports/budget/projects-in-words.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { explanationIn } from '../../texts/sentences-in.ts';

/** Why each project was funded or not, in the reader's language. It computes the rule again, so only on demand. */
export const projectsIn = (
  { election, allocation }: ComputedBudget,
  language: Language,
): readonly ProjectInWords[] => projectsInWords(election, allocation, explanationIn(language));
