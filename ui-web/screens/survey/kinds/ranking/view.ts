import type { AnswerId } from '#domain/shared/ids.ts';
import { pointsAt } from '#domain/voting/kinds/shared/ranking.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { SlottedItem } from '#ui-web/components/ranked-list/ranked-item.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import { type OptionView, optionView } from '../options/view.ts';
import { idsIn } from '../../draft/draft-ballot.ts';
import { orderIn } from './ordering.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** An answer that can be put in order. */
export interface RankingItem extends SlottedItem {
  readonly answer: AnswerId;
  readonly option: OptionView;
}

export interface SortableView {
  readonly kind: 'sortable';
  readonly items: readonly RankingItem[];
  readonly positions: readonly string[];
  readonly pointed: number;
  readonly decided: boolean;
}

export interface RankedView {
  readonly kind: 'ranked';
  readonly slots: readonly { readonly worth: string; readonly item: RankingItem | null }[];
  readonly rest: readonly RankingItem[];
  readonly positions: readonly string[];
}

/** "Posición 1: 3 puntos". */
const worthOf = (position: number, maxScore: number, { t }: Speech): string =>
  t('survey:ranking.worth', { n: position + 1, points: pointsText(position, maxScore, { t }) });

/** "3 puntos", or that there are none. */
export const pointsText = (position: number, maxScore: number, { t }: Pick<Speech, 't'>): string =>
  t('survey:ranking.points', { count: pointsAt(position, maxScore) });

const positionsOf = (count: number, { t }: Speech): readonly string[] =>
  Array.from({ length: count }, (_, place) => t('survey:ranking.place', { n: place + 1 }));

function itemOf(answer: AnswerOption, survey: QuestionState['survey'], speech: Speech): RankingItem {
  const { t } = speech;
  const option = optionView(answer, false, speech);
  const title = textOf(option.title);
  return {
    // Two surveys of a chain may name their answers alike.
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
const itemsOf = (
  ids: readonly string[],
  answers: readonly AnswerOption[],
  asked: QuestionState,
  speech: Speech,
) =>
  ids.flatMap((id) => {
    const answer = answers.find((one) => one.id === id);
    return answer ? [itemOf(answer, asked.survey, speech)] : [];
  });

/** All answers, in the voter's order or, before the first move, in the survey's. */
export function sortableView(asked: QuestionState, question: Of<'sortable'>, speech: Speech): SortableView {
  const { answers, maxScore } = question;
  const chosen = idsIn(asked.raw);
  const items = itemsOf(orderIn(chosen, question), answers, asked, speech);
  return {
    kind: 'sortable',
    items: items.map((item, place) => ({ ...item, detail: worthOf(place, maxScore, speech) })),
    positions: positionsOf(items.length, speech),
    pointed: maxScore,
    decided: chosen.length > 0,
  };
}

/** The slots with their points, filled from the first on, and the answers that have none. */
export function rankedView(asked: QuestionState, question: Of<'ranked'>, speech: Speech): RankedView {
  const { answers, maxScore } = question;
  const chosen = idsIn(asked.raw);
  const ranked = itemsOf(chosen, answers, asked, speech);
  const others = answers.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id);
  return {
    kind: 'ranked',
    slots: Array.from({ length: maxScore }, (_, place) => ({
      worth: worthOf(place, maxScore, speech),
      item: ranked[place] ?? null,
    })),
    rest: itemsOf(others, answers, asked, speech),
    positions: positionsOf(maxScore, speech),
  };
}
