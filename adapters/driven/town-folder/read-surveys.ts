import * as t from 'io-ts';
import { rawAnswerWire } from '#adapters/wire/voting/ballot-list.ts';
import { readFixedShare } from '#adapters/wire/voting/budget-rule.ts';
import { decode } from '#adapters/wire/decode.ts';
import { isVotingAge, readSurvey } from '#adapters/wire/voting/survey.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import { readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { type SurveyId, surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import type { Choice } from '#domain/voting/kinds/question-kind.ts';
import { readRange } from '#domain/voting/kinds/shared/stars.ts';
import { kindOf } from '#domain/voting/kinds/question-kinds.ts';
import { publishesAfterClose } from '#domain/voting/results-visibility.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Folder } from './folder.ts';
import type { SurveyFaultKind } from './town-fault.ts';

/** The members of a list that occur more than once. */
export const twins = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

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

/**
 * What a client may ignore and a council should know before it votes: an unreadable closing day would leave a survey
 * open for ever, an unreadable day of its results would publish them early, one of its publication the survey itself, an unreadable share would be another
 * share.
 */
function faultsOf(
  { survey, document }: SurveyDocument,
  zone: TimeZone,
): readonly (readonly [string, SurveyFaultKind])[] {
  const isMoment = (name: string) => {
    const text = document[name];
    return typeof text !== 'string' || text === '' || readMoment(text, zone) !== null;
  };
  const rule = document['rule'];
  const share = typeof rule === 'object' && rule !== null && 'share' in rule ? rule.share : undefined;
  const ids = (choicesOf(survey) ?? []).map(({ id }) => id);
  return [
    ...['startPublicationTime', 'startTime', 'endTime', 'resultsFrom']
      .filter((name) => !isMoment(name))
      .map((name) => [name, 'moment'] as const),
    ...(typeof share === 'string' && readFixedShare(share) === null
      ? [['rule.share', 'share'] as const]
      : []),
    ...(survey.randomOrder && !hasList(survey) ? [['randomOrder', 'nothingToOrder'] as const] : []),
    ...twins(ids).map((id) => [id, 'answerTwice'] as const),
    // Its count could not be checked by anybody: the list of ballots would be the number.
    ...(survey.census && survey.hideVoteCount && publishesAfterClose(survey)
      ? [['hideVoteCount', 'hiddenCount'] as const]
      : []),
    ...(ids.includes('') ? [['_id', 'blankId'] as const] : []),
    ...(usableRange(document['ratingRange']) ? [] : [['ratingRange', 'ratingRange'] as const]),
    ...(isVotingAge(document['votingAge'] ?? survey.votingAge) ? [] : [['votingAge', 'votingAge'] as const]),
    ...(isOfTwo(survey) && ids.length !== 2 ? [['answers', 'twoAnswers'] as const] : []),
  ];
}

/** Reads `surveys/*.json`. */
export function readSurveys(
  folder: Folder,
  zone: TimeZone,
  dated: (text: string) => string,
): readonly SurveyDocument[] {
  const surveys: SurveyDocument[] = [];
  for (const file of folder.filesIn('surveys').map((name) => `surveys/${name}`)) {
    const raw = folder.json(file, dated);
    if (raw === undefined) continue;
    const survey = readSurvey(raw, zone);
    if (isLeft(survey)) folder.fault(file, survey.left.where, 'survey');
    else {
      const read = { survey: survey.right, document: raw as SurveyDocument['document'] };
      for (const [where, kind] of faultsOf(read, zone)) folder.fault(file, where, kind);
      if (surveys.some((other) => other.survey.id === read.survey.id))
        folder.fault(file, '_id', 'surveyTwice');
      surveys.push(read);
    }
  }
  return surveys;
}

/** Reads `ballots/<survey>.json`: answers that fit the survey's question. */
export function readBallots(
  folder: Folder,
  surveys: readonly SurveyDocument[],
): ReadonlyMap<SurveyId, readonly RawAnswer[]> {
  const ballots = new Map<SurveyId, readonly RawAnswer[]>();
  for (const name of folder.filesIn('ballots')) {
    const [file, id] = [`ballots/${name}`, surveyId(name.replace(/\.json$/u, ''))];
    const raw = folder.json(file);
    if (raw === undefined) continue;
    const answers = decode(t.array(rawAnswerWire), raw);
    const survey = surveys.find((one) => one.survey.id === id)?.survey;
    if (isLeft(answers)) folder.fault(file, answers.left.where, 'answers');
    else if (!survey) folder.fault(file, '', 'surveyOfBallots');
    else {
      for (const [index, answer] of answers.right.entries()) {
        if (isLeft(checkAnswer(survey.question, answer))) folder.fault(file, `[${index}]`, 'answer');
      }
      ballots.set(id, answers.right);
    }
  }
  return ballots;
}
