import * as t from 'io-ts';
import { readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { answerId, proposalId, surveyId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, flatMap, map } from '#domain/shared/result.ts';
import {
  type AnswerOption,
  type Question,
  type RatingRange,
  type Survey,
  type SurveyProposal,
  longestFreeText,
  wholeOfSliders,
} from '#domain/voting/survey.ts';
import { optionalRule, readRule } from './budget-rule.ts';
import { decode, euros, localizedText, orNull, type Unreadable } from './decode.ts';

const answerWire = t.intersection([
  t.type({ _id: t.string, text: localizedText }),
  t.partial({
    description: orNull(localizedText),
    image: orNull(t.string),
    reset: orNull(t.boolean),
    min: orNull(t.number),
    max: orNull(t.number),
  }),
]);

const proposalWire = t.intersection([
  t.type({ _id: t.string, title: localizedText, amount: euros }),
  t.partial({
    text: orNull(localizedText),
    body: orNull(localizedText),
    headerImage: orNull(t.string),
    publishPeriod: orNull(t.partial({ start: orNull(t.string) })),
    data: orNull(
      t.partial({
        barrio: orNull(localizedText),
        category: orNull(localizedText),
        shortTitle: orNull(localizedText),
      }),
    ),
  }),
]);

/** A survey as the council's API gives it (specification 2, section 3). Fields that are not named here are let be. */
export const surveyWire = t.intersection([
  t.type({ _id: t.string, title: localizedText, displayType: t.string }),
  t.partial({
    description: orNull(localizedText),
    headerImage: orNull(t.string),
    answers: orNull(t.array(answerWire)),
    proposals: orNull(t.array(proposalWire)),
    optionsAmount: orNull(t.number),
    maxScore: orNull(t.number),
    ratingRange: orNull(t.tuple([t.number, t.number])),
    totalAmount: orNull(euros),
    rule: optionalRule,
    required: orNull(t.boolean),
    hideVoteCount: orNull(t.boolean),
    isActive: orNull(t.boolean),
    startTime: orNull(t.string),
    endTime: orNull(t.string),
    census: orNull(t.boolean),
    censusMessage: orNull(localizedText),
    chain: orNull(t.array(t.string)),
    canChangeVote: orNull(t.boolean),
    showResults: orNull(t.boolean),
    showResultsBefore: orNull(t.boolean),
    showResultsAfterPollIsClosed: orNull(t.boolean),
    voteCount: orNull(t.number),
  }),
]);
type SurveyWire = t.TypeOf<typeof surveyWire>;

interface ListedSurvey {
  readonly survey: Survey;
  readonly voteCount: number | null;
}

/** The default budget of a vote that names none (specification 3, section 9). */
const defaultTotal = cents(20_000_000);

/** A slider's limits travel on its scale of ten. */
const tenthsOf = (value: number | null | undefined) =>
  typeof value === 'number' ? Math.min(wholeOfSliders, Math.max(0, Math.round(value * 10))) : null;

const readOption = (wire: t.TypeOf<typeof answerWire>): AnswerOption => ({
  id: answerId(wire._id),
  text: wire.text,
  description: wire.description ?? null,
  image: wire.image ?? null,
  reset: wire.reset ?? false,
  least: tenthsOf(wire.min),
  most: tenthsOf(wire.max),
});

const readProposal = (wire: t.TypeOf<typeof proposalWire>, zone: TimeZone): SurveyProposal => ({
  id: proposalId(wire._id),
  title: wire.title,
  shortTitle: wire.data?.shortTitle ?? null,
  text: wire.text ?? wire.body ?? null,
  amount: cents(wire.amount),
  area: wire.data?.barrio ?? null,
  category: wire.data?.category ?? null,
  image: wire.headerImage ?? null,
  published: readMoment(wire.publishPeriod?.start ?? '', zone)?.day ?? null,
});

const wholeScore = (maxScore: number | null | undefined, answers: number): number =>
  Math.min(answers, Math.max(1, Math.round(maxScore ?? answers)));

/** One to five stars where the survey says nothing, or nothing that makes a range of at most eleven. */
function rangeOf(range: readonly [number, number] | null | undefined): RatingRange {
  const [min, max] = range ?? [1, 5];
  const usable = Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min < max && max - min <= 10;
  return usable ? { min, max } : { min: 1, max: 5 };
}

function readQuestion(wire: SurveyWire, zone: TimeZone): Question {
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
        rule: readRule(wire.rule),
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
      return { kind: 'free', longest: longestFreeText };
    case 'likes':
      return { kind: 'likes' };
    default:
      return { kind: 'unknown', displayType: wire.displayType };
  }
}

/** A survey of a list, with the participants that the council tells. */
export function readListedSurvey(raw: unknown, zone: TimeZone): Either<Unreadable, ListedSurvey> {
  // Not the decoded survey but the raw one is read again: its amounts are euros, the decoded ones cents.
  return flatMap((survey: Survey) =>
    map(({ voteCount }: SurveyWire): ListedSurvey => ({ survey, voteCount: voteCount ?? null }))(
      decode(surveyWire, raw),
    ),
  )(readSurvey(raw, zone));
}

/** Times without an offset, and whole days, are the realm's. A moment that cannot be read counts as not told. */
export function readSurvey(raw: unknown, zone: TimeZone): Either<Unreadable, Survey> {
  const moment = (text: string | null | undefined) => (text ? readMoment(text, zone) : null);
  return map((wire: SurveyWire): Survey => {
    return {
      id: surveyId(wire._id),
      title: wire.title,
      description: wire.description ?? null,
      headerImage: wire.headerImage ?? null,
      question: readQuestion(wire, zone),
      required: wire.required ?? false,
      hideVoteCount: wire.hideVoteCount ?? false,
      isActive: wire.isActive ?? false,
      startsAt: moment(wire.startTime)?.instant ?? null,
      endDay: moment(wire.endTime)?.day ?? null,
      census: wire.census ?? false,
      censusMessage: wire.censusMessage ?? null,
      chain: (wire.chain ?? []).map(surveyId),
      canChangeVote: wire.canChangeVote ?? false,
      showResults: wire.showResults ?? false,
      showResultsBefore: wire.showResultsBefore ?? false,
      showResultsAfterPollIsClosed: wire.showResultsAfterPollIsClosed ?? false,
    };
  })(decode(surveyWire, raw));
}
