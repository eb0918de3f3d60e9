import type { AnswerId } from '#domain/shared/ids.ts';
import { pointsAt } from '#domain/voting/kinds/shared/ranking.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { SlottedItem } from '#ui-web/components/ranked-list/ranked-item.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { answerDetail } from '../answers/answer-detail.tsx';
import { type OptionView, optionView } from '../answers/option-view.ts';

/** An answer that can be put in order. */
export interface RankingItem extends SlottedItem {
  readonly answer: AnswerId;
  readonly option: OptionView;
}

/** "Posición 1: 3 puntos". */
export const worthOf = (position: number, maxScore: number, { t }: Speech): string =>
  t('survey:ranking.worth', { n: position + 1, points: pointsText(position, maxScore, { t }) });

/** "3 puntos", or that it gives none. */
export const pointsText = (position: number, maxScore: number, { t }: Pick<Speech, 't'>): string =>
  t('survey:ranking.points', { count: pointsAt(position, maxScore) });

export const positionsOf = (count: number, { t }: Speech): readonly string[] =>
  Array.from({ length: count }, (_, place) => t('survey:ranking.place', { n: place + 1 }));

function itemOf(answer: AnswerOption, survey: Survey, speech: Speech): RankingItem {
  const { t } = speech;
  const option = optionView(answer, false, speech);
  const title = textOf(option.title);
  return {
    // Two surveys of a chain may have answers with the same ids.
    id: `a-${survey.id}-${answer.id}`,
    answer: answer.id,
    option,
    title: option.title,
    upLabel: t('survey:ranking.up', { title }),
    downLabel: t('survey:ranking.down', { title }),
    positionLabel: t('survey:ranking.position', { title }),
    addLabel: t('survey:ranking.add', { title }),
    leaveLabel: t('survey:ranking.leave', { title }),
  };
}

/** Items in the order of the ids. */
export const itemsOf = (
  ids: readonly string[],
  answers: readonly AnswerOption[],
  survey: Survey,
  speech: Speech,
) =>
  ids.flatMap((id) => {
    const answer = answers.find((one) => one.id === id);
    return answer ? [itemOf(answer, survey, speech)] : [];
  });

/** The same with what explains the answer. */
export const explained = (item: RankingItem): RankingItem => ({ ...item, more: answerDetail(item.option) });
