import type { AnswerId, SurveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { setSlider } from '#domain/voting/kinds/limited-sliders/sliders.ts';
import { answered, numbersIn, type DraftBallot, refuse } from '../../draft/draft-ballot.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import type { Question } from '#domain/voting/survey.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** What each slider was given, in tenths of the scale of ten: whole percents. */
export function tenthsIn(
  raw: RawAnswer | undefined,
  answers: readonly AnswerOption[],
): ReadonlyMap<AnswerId, number> {
  const given = numbersIn(raw);
  return new Map(answers.flatMap(({ id }) => (id in given ? [[id, Math.round((given[id] ?? 0) * 10)]] : [])));
}

/** `limitedSliders`: gives an answer so many percent; what is refused stays where it was and says why. */
export function slide(
  draft: DraftBallot,
  survey: SurveyId,
  { answers }: Of<'limitedSliders'>,
  answer: AnswerId,
  percent: number,
): DraftBallot {
  const option = answers.find(({ id }) => id === answer);
  if (option === undefined) return draft;
  const set = setSlider(option, tenthsIn(draft.answers.get(survey), answers), percent);
  if (isLeft(set)) return refuse(draft, survey, { kind: 'slider', answer, why: set.left }, set.left);
  // In the order of the question, so that the same answer is always the same.
  const scale = answers.flatMap(({ id }) => {
    const tenths = set.right.get(id);
    return tenths === undefined ? [] : [[id, tenths / 10] as const];
  });
  return answered(draft, survey, Object.fromEntries(scale));
}

/** `ratingAnswers`: stars for one answer, or none. */
export function rateAnswer(
  draft: DraftBallot,
  survey: SurveyId,
  { answers }: Of<'ratingAnswers'>,
  answer: AnswerId,
  stars: number | null,
): DraftBallot {
  const given = numbersIn(draft.answers.get(survey));
  const next = answers.flatMap(({ id }) => {
    const now = id === answer ? stars : given[id];
    return now === null || now === undefined ? [] : [[id, now] as const];
  });
  return answered(draft, survey, Object.fromEntries(next));
}
