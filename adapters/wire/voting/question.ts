import * as t from 'io-ts';
import { defaultByVotes } from '#domain/budget/budget-rule.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { RatingRange } from '#domain/voting/kinds/shared/stars.ts';
import { longestFreeText } from '#domain/voting/kinds/free/text.ts';
import { answerWire, readOption } from './answer-option.ts';
import { optionalRule } from './budget-rule.ts';
import { euros, orNull } from '../decode.ts';
import { proposalWire, readProposal } from './survey-proposal.ts';

/** The part of a survey's document that says what is asked, and by which rules it is answered. */
export const questionWire = t.intersection([
  t.type({ displayType: t.string }),
  t.partial({
    answers: orNull(t.array(answerWire)),
    proposals: orNull(t.array(proposalWire)),
    blankVote: orNull(t.boolean),
    optionsAmount: orNull(t.number),
    maxScore: orNull(t.number),
    ratingRange: orNull(t.tuple([t.number, t.number])),
    rows: orNull(t.number),
    totalAmount: orNull(euros),
    rule: optionalRule,
  }),
]);
type QuestionWire = t.TypeOf<typeof questionWire>;

/** The default budget of a vote that names none (specification 3, section 9). */
const defaultTotal = cents(20_000_000);

const wholeScore = (maxScore: number | null | undefined, answers: number): number =>
  Math.min(answers, Math.max(1, Math.round(maxScore ?? answers)));

/** One to five stars where the survey says nothing, or nothing that makes a range of at most eleven. */
function rangeOf(range: readonly [number, number] | null | undefined): RatingRange {
  const [min, max] = range ?? [1, 5];
  const usable = Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min < max && max - min <= 10;
  return usable ? { min, max } : { min: 1, max: 5 };
}

/** A field of 120 characters is never higher than twelve rows. */
const rowsOf = (rows: number | null | undefined): { rows?: number } =>
  typeof rows === 'number' && rows >= 1 ? { rows: Math.min(12, Math.round(rows)) } : {};

export function readQuestion(wire: QuestionWire, zone: TimeZone): Question {
  const asked = readMatter(wire, zone);
  return wire.blankVote ? { ...asked, blankVote: true } : asked;
}

function readMatter(wire: QuestionWire, zone: TimeZone): Question {
  const answers = (wire.answers ?? []).map(readOption);
  switch (wire.displayType) {
    case 'options':
    case 'yesNo':
    case 'likeDislike':
    case 'limitedSliders':
      return { kind: wire.displayType, answers };
    case 'optionsMultiple':
      return { kind: 'optionsMultiple', answers, most: Math.max(1, wire.optionsAmount ?? answers.length) };
    case 'budgetAmount':
      return {
        kind: 'budgetAmount',
        proposals: (wire.proposals ?? []).map((proposal) => readProposal(proposal, zone)),
        total: typeof wire.totalAmount === 'number' ? cents(wire.totalAmount) : defaultTotal,
        rule: wire.rule ?? defaultByVotes,
      };
    case 'sortable':
      return { kind: 'sortable', answers, maxScore: wholeScore(wire.maxScore, answers.length) };
    case 'ranked':
    case 'rankedChoice':
      return { kind: 'ranked', answers, maxScore: wholeScore(wire.maxScore, answers.length) };
    case 'rating':
      return { kind: 'rating', range: rangeOf(wire.ratingRange) };
    case 'ratingAnswers':
      return { kind: 'ratingAnswers', answers, range: rangeOf(wire.ratingRange) };
    case 'free':
      return { kind: 'free', longest: longestFreeText, ...rowsOf(wire.rows) };
    case 'likes':
      return { kind: 'likes' };
    default:
      return { kind: 'unknown', displayType: wire.displayType };
  }
}
