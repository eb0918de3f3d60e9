import * as t from 'io-ts';
import { plainTitle } from '#domain/content/plain-text.ts';
import { usualVotingAge } from '#domain/census/age.ts';
import { readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { asksAge, type VoteConditions } from '#domain/voting/conditions/vote-conditions.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';
import { questionWire, readQuestion } from './question.ts';

/** A survey as the council's API gives it (specification 2, section 3). Fields that are not named here are ignored. */
export const surveyWire = t.intersection([
  t.type({ _id: t.string, title: localizedText }),
  questionWire,
  t.partial({
    description: orNull(localizedText),
    details: orNull(localizedText),
    headerImage: orNull(t.string),
    randomOrder: orNull(t.boolean),
    section: orNull(localizedText),
    required: orNull(t.boolean),
    hideVoteCount: orNull(t.boolean),
    isActive: orNull(t.boolean),
    startTime: orNull(t.string),
    startPublicationTime: orNull(t.string),
    endTime: orNull(t.string),
    census: orNull(t.boolean),
    identityCheck: orNull(t.boolean),
    censusMessage: orNull(localizedText),
    votingAge: orNull(t.number),
    conditions: orNull(
      t.partial({ ageFrom: orNull(t.number), ageTo: orNull(t.number), districts: orNull(t.array(t.string)) }),
    ),
    censusQuestions: orNull(t.union([t.array(localizedText), localizedText])),
    censusInfo: orNull(localizedText),
    chain: orNull(t.array(t.string)),
    registeredOnly: orNull(t.boolean),
    canChangeVote: orNull(t.boolean),
    showResults: orNull(t.boolean),
    showResultsBefore: orNull(t.boolean),
    showResultsAfterPollIsClosed: orNull(t.boolean),
    resultsFrom: orNull(t.string),
    voteCount: orNull(t.number),
    awaitsPaper: orNull(t.boolean),
  }),
]);
type SurveyWire = t.TypeOf<typeof surveyWire>;

/** A survey with the number of its participants; null if the council hides it. */
export interface ListedSurvey {
  readonly survey: Survey;
  readonly voteCount: number | null;
}

/** A survey of a list, with the participants that the council gives. */
export const readListedSurvey = (raw: unknown, zone: TimeZone): Either<Unreadable, ListedSurvey> =>
  map(
    (wire: SurveyWire): ListedSurvey => ({
      survey: surveyOf(wire, zone),
      voteCount: wire.voteCount ?? null,
    }),
  )(decode(surveyWire, raw));

/** A plain text in which an editor has left marks of a page: nobody is to read these as letters. */
const plain = (text: LocalizedText | null | undefined): LocalizedText | null =>
  text === null || text === undefined ? null : plainTitle(text);

/** A heading without text is left out. */
const filled = (text: LocalizedText | null | undefined): LocalizedText | null =>
  text && textFor(text, 'es', 'es').text.trim() !== '' ? text : null;

/** A single question may be given without a list. */
const questionsIn = (asked: SurveyWire['censusQuestions']): readonly LocalizedText[] =>
  (Array.isArray(asked) ? (asked as readonly LocalizedText[]) : [asked])
    .map((question) => filled(plain(question)))
    .filter((question) => question !== null);

/** Times without an offset, and whole days, are the realm's. A moment that cannot be read counts as missing. */
export const readSurvey = (raw: unknown, zone: TimeZone): Either<Unreadable, Survey> =>
  map((wire: SurveyWire) => surveyOf(wire, zone))(decode(surveyWire, raw));

/** Whether it is an age at which people vote somewhere. */
export const isVotingAge = (age: unknown): age is number =>
  Number.isInteger(age) && Number(age) >= 10 && Number(age) <= 99;

/** Conditions that say nothing are none. */
function conditionsIn(wire: SurveyWire['conditions']): VoteConditions | null {
  const { ageFrom, ageTo, districts } = wire ?? {};
  const named = (districts ?? []).filter((district) => district.trim() !== '');
  const read = { ageFrom: ageFrom ?? null, ageTo: ageTo ?? null, districts: named };
  return asksAge(read) || named.length > 0 ? read : null;
}

function surveyOf(wire: SurveyWire, zone: TimeZone): Survey {
  const moment = (text: string | null | undefined) => (text ? readMoment(text, zone) : null);
  return {
    id: surveyId(wire._id),
    title: plainTitle(wire.title),
    description: plain(wire.description),
    details: wire.details ?? null,
    headerImage: wire.headerImage ?? null,
    question: readQuestion(wire, zone),
    randomOrder: wire.randomOrder ?? false,
    section: filled(plain(wire.section)),
    required: wire.required ?? false,
    hideVoteCount: wire.hideVoteCount ?? false,
    isActive: wire.isActive ?? false,
    publishedFrom: moment(wire.startPublicationTime)?.instant ?? null,
    startsAt: (moment(wire.startTime) ?? moment(wire.startPublicationTime))?.instant ?? null,
    endDay: moment(wire.endTime)?.day ?? null,
    census: wire.census ?? false,
    identityCheck: wire.identityCheck ?? true,
    censusMessage: plain(wire.censusMessage),
    votingAge: isVotingAge(wire.votingAge) ? wire.votingAge : usualVotingAge,
    conditions: conditionsIn(wire.conditions),
    censusQuestions: questionsIn(wire.censusQuestions),
    censusInfo: filled(wire.censusInfo),
    chain: (wire.chain ?? []).map(surveyId),
    registeredOnly: wire.registeredOnly ?? false,
    canChangeVote: wire.canChangeVote ?? false,
    showResults: wire.showResults ?? false,
    showResultsBefore: wire.showResultsBefore ?? false,
    showResultsAfterPollIsClosed: wire.showResultsAfterPollIsClosed ?? false,
    resultsFrom: moment(wire.resultsFrom)?.instant ?? null,
    ...(wire.awaitsPaper === true && { awaitsPaper: true }),
  };
}
