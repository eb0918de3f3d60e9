import type { ChoiceOption } from '#ui-web/components/choice/choice-group.tsx';
import { answerDetail } from './answer-detail.tsx';
import type { OptionView } from './option-view.ts';

/** An answer as a radio or a checkbox; `away`: those that the search hides. */
export function choiceOf(option: OptionView, away: ReadonlySet<string>): ChoiceOption {
  const { value, title, atLimit } = option;
  const detail = answerDetail(option);
  return {
    value,
    title,
    disabled: atLimit,
    away: away.has(value),
    ...(detail === undefined ? {} : { detail }),
  };
}
