import type { AnswerTemplate } from '../templates/template.ts';
import type { NewStep } from './step.ts';
import type { Changer } from './subject-steps.ts';

/** The subject of the steps of a template: its id, which stays when its name changes. */
export const templateSubject = ({ id }: Pick<AnswerTemplate, 'id'>): string => `template/${id}`;

/** What a template says, for whom and with which state: so that one can read later what staff sent in its words. */
const wordsOf = ({ mailboxes, status, text }: AnswerTemplate): string =>
  JSON.stringify({ mailboxes, status, text });

/** The step of making, changing or removing a template; none if nothing changed. */
export function templateSteps(
  before: AnswerTemplate | null,
  after: AnswerTemplate | null,
  { by, at }: Changer,
): readonly NewStep[] {
  const [from, to] = [before?.name ?? null, after?.name ?? null];
  if (after === null)
    return before === null ? [] : [{ act: 'template.remove', from, to, words: null, by, at }];
  const words = wordsOf(after);
  if (before === null) return [{ act: 'template.make', from, to, words, by, at }];
  const isSame = from === to && wordsOf(before) === words;
  return isSame ? [] : [{ act: 'template.change', from, to, words, by, at }];
}
