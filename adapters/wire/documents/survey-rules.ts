import { isLeft } from '#domain/shared/result.ts';
import { conditionsFault } from '#domain/voting/conditions/for-person.ts';
import type { Choice } from '#domain/voting/kinds/question-kind.ts';
import { kindOf } from '#domain/voting/kinds/question-kinds.ts';
import { readRange } from '#domain/voting/kinds/shared/stars.ts';
import { publishesAfterClose } from '#domain/voting/results-visibility.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { asList, recordIn } from '../lenient.ts';
import { readFixedShare } from '../voting/budget-rule.ts';
import { displayTypes, kindNamed } from '../voting/kinds/question-codecs.ts';
import { isVotingAge, readSurvey } from '../voting/survey.ts';
import { type CheckedFault, type DocumentRule, isMoment, daysInOrder, memberAt } from './document-rules.ts';
import { amongOptions } from './field-faults.ts';

const choicesOf = ({ question }: Survey): readonly Choice[] | null =>
  question.kind === 'unknown' ? null : kindOf(question).choices(question);

/** Whether there is something to show in a random order; for a type that is unknown here, its own program decides. */
const hasList = (survey: Survey): boolean => survey.question.kind === 'unknown' || choicesOf(survey) !== null;

/** Questions with exactly two answers (specification 2, section 4). */
const isOfTwo = ({ question: { kind } }: Survey): boolean => kind === 'yesNo' || kind === 'likeDislike';

/** A range that would be shown as another: readers of the document give five stars in its place. */
function usableRange(range: unknown): boolean {
  if (range === undefined || range === null) return true;
  return Array.isArray(range) && readRange(range[0], range[1]) !== null;
}

/** The members of a list that occur more than once. */
const twins = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

/**
 * What a client may ignore and a council should know before it votes: an unreadable closing day would leave a survey
 * open for ever, an unreadable day of its results would publish them early.
 */
export const surveyDays: DocumentRule = (raw, town) => [
  ...daysInOrder(['startTime'], ['endTime'])(raw, town),
  ...isMoment('startPublicationTime')(raw, town),
  ...isMoment('resultsFrom')(raw, town),
  ...asList(memberAt(raw, ['proposals'])).flatMap((_, index) =>
    isMoment('proposals', String(index), 'publishPeriod', 'start')(raw, town),
  ),
];

/** An unreadable share would be another share. */
export const surveyShare: DocumentRule = (raw) => {
  const found = recordIn(memberAt(raw, ['rule']))['share'];
  return typeof found === 'string' && readFixedShare(found) === null
    ? [{ path: ['rule', 'share'], kind: 'share', found }]
    : [];
};

export const starRange: DocumentRule = (raw) => {
  const found = memberAt(raw, ['ratingRange']);
  return usableRange(found) ? [] : [{ path: ['ratingRange'], kind: 'ratingRange', found }];
};

/** Another age would be shown in its place. */
export const surveyAge: DocumentRule = (raw) => {
  const found = memberAt(raw, ['votingAge']);
  if (found === undefined || found === null || isVotingAge(found)) return [];
  return [{ path: ['votingAge'], kind: 'votingAge', found }];
};

/**
 * A type of question that this program does not know is stored for the program that does. One that is nearly known is
 * misspelt. `none` asks nothing (specification 2, section 2).
 */
export const surveyType: DocumentRule = (raw) => {
  const found = memberAt(raw, ['displayType']);
  if (typeof found !== 'string' || found === 'none' || kindNamed(found) !== null) return [];
  const { options = [], suggestion } = amongOptions(found, displayTypes);
  const meant = suggestion === undefined ? { isDoubt: true } : { suggestion };
  return [{ path: ['displayType'], kind: 'wantsOneOf', found, options, ...meant }];
};

const fault = (kind: CheckedFault['kind'], ...path: readonly string[]): CheckedFault => ({
  path,
  kind,
  found: null,
  isPlaceOnly: true,
});

/** What does not fit together in a survey that can be read. */
export const surveyParts: DocumentRule = (raw, { zone }) => {
  const read = readSurvey(raw, zone);
  if (isLeft(read)) return [];
  const survey = read.right;
  const choices = choicesOf(survey);
  const ids = (choices ?? []).map(({ id }) => id);
  return [
    ...(survey.randomOrder && !hasList(survey) ? [fault('nothingToOrder', 'randomOrder')] : []),
    ...twins(ids).map((id) => fault('answerTwice', id)),
    // Nobody could check its count: the list of ballots would reveal the number.
    ...(survey.census && survey.hideVoteCount && publishesAfterClose(survey)
      ? [fault('hiddenCount', 'hideVoteCount')]
      : []),
    ...(conditionsFault(survey) === null ? [] : [fault('conditions', 'conditions')]),
    ...(ids.includes('') ? [fault('blankId', '_id')] : []),
    ...(isOfTwo(survey) && ids.length !== 2 ? [fault('twoAnswers', 'answers')] : []),
  ];
};
