import type { Speech } from '#ui-web/speech.ts';
import { idsIn } from '../../draft/draft-ballot.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import { type OptionView, optionView } from '../answers/option-view.ts';
import type { QuestionOf } from '../question-of.ts';

/** Checkboxes. */
export interface SeveralView {
  readonly kind: 'optionsMultiple';
  readonly options: readonly OptionView[];
  readonly selected: readonly string[];
  readonly count: string;
  readonly refusal?: string;
}

/** Checkboxes: which are at the limit, how many are ticked, and which was refused. */
export function severalView(
  { raw, refusal }: QuestionState,
  { answers, most }: QuestionOf<'optionsMultiple'>,
  speech: Speech,
): SeveralView {
  const selected = idsIn(raw);
  const resets = answers.filter(({ reset }) => reset).map(({ id }) => id);
  const hasReset = resets.some((id) => selected.includes(id));
  return {
    kind: 'optionsMultiple',
    // A reset answer can always be chosen: it clears the others. Choosing any other clears it.
    options: answers.map((answer) => {
      const full = selected.length >= most && !selected.includes(answer.id) && !answer.reset && !hasReset;
      return optionView(answer, full, speech);
    }),
    selected,
    count: speech.t('survey:options.count', {
      n: selected.length,
      of: Math.min(most, answers.length),
    }),
    ...(refusal?.kind === 'tooMany' ? { refusal: speech.t('survey:options.tooMany', { count: most }) } : {}),
  };
}
