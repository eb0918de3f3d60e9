import type { AnswerId } from '../../../shared/ids.ts';
import type { AnswerOption } from '../../answer-option.ts';
import type { PlacesRule, QuestionKind, TallyFigures } from '../question-kind.ts';
import { idsReader } from './ids-reader.ts';
import { answerIds, overAnswers, type OverAnswers } from './over-answers.ts';

/** Answers to put in order; the first `maxScore` of them carry points. */
export interface RankingQuestion<K extends string> extends OverAnswers {
  readonly kind: K;
  readonly maxScore: number;
}

/** Answers in the voter's order. */
export interface RankingAnswer<K extends string> {
  readonly kind: K;
  readonly order: readonly AnswerId[];
}

const figures: TallyFigures = { rows: 'answers', sum: 'points', spread: 'position' };

/** What distinguishes one kind of ranking from another: how many answers a ballot may order, and how many it can. */
interface RankingRules<K extends string> {
  readonly ruleOf: (question: RankingQuestion<K>) => PlacesRule;
  readonly positions: (question: RankingQuestion<K>) => number;
}

/** A kind of which answers are put in order, and counted by the points of their positions. */
export const ranking = <K extends string>(
  kind: K,
  { ruleOf, positions }: RankingRules<K>,
): QuestionKind<RankingQuestion<K>, RankingAnswer<K>> => ({
  ...overAnswers,
  shape: 'ids',
  figures,
  scale: (question) => ({ maxScore: question.maxScore, width: positions(question), least: 0 }),
  rule: ruleOf,
  reader: (question) => idsReader(answerIds(question), ruleOf(question), 'voter'),
  answer: ({ answers }, { places }) => ({
    kind,
    order: places.map((place) => (answers[place] as AnswerOption).id),
  }),
  raw: ({ order }) => order,
});
