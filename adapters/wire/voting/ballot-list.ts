import * as t from 'io-ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { type BallotId, ballotId, type SurveyId, surveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { decode } from '../decode.ts';
import { readSurvey } from './survey.ts';

/*
 * The published list of a closed survey: JSON Lines, UTF-8. The first line has the survey, its question, and the
 * SHA-256 of every byte after that line; then one ballot in each line, sorted by id. So `tail -n +2 list | sha256sum`
 * prints that hash.
 */

/** Null is a blank vote. A line without an answer is invalid. */
export const rawAnswerWire = t.union([
  t.null,
  t.string,
  t.number,
  t.readonlyArray(t.string),
  t.readonly(t.record(t.string, t.number)),
]);

export const headLine = t.type({ survey: t.string, head: t.string, question: t.unknown });
export const ballotLine = t.type({ id: t.string, answer: rawAnswerWire });

export interface PublishedBallot {
  readonly id: BallotId;
  readonly answer: RawAnswer;
}

export interface PublishedList {
  readonly survey: SurveyId;
  /** SHA-256, hexadecimal, as the first line gives it; the reader of the list checks it. */
  readonly head: string;
  readonly question: Survey;
  readonly ballots: readonly PublishedBallot[];
}

/** Where a list cannot be read; lines count from 1. */
export interface UnreadableList {
  readonly kind: 'unreadableList';
  readonly line: number;
  readonly where: string;
}

/** One line of the list, with its end: the bytes from which the hash is computed. */
export const writeBallotLine = (id: BallotId, answer: RawAnswer): string =>
  `${JSON.stringify({ id, answer })}\n`;

/** The first line, with its end. `question` is the survey's wire document. */
export const writeHeadLine = (survey: SurveyId, head: string, question: unknown): string =>
  `${JSON.stringify({ survey, head, question })}\n`;

/** The text with the SHA-256 of the first line: everything after it. */
export const hashedPart = (list: string): string => list.slice(list.indexOf('\n') + 1);

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

interface HeadLine {
  readonly survey: string;
  readonly head: string;
  /** The survey's wire document, if the list has it. */
  readonly question: unknown;
}

export const readHeadLine = (line: string): Either<UnreadableList, HeadLine> => {
  const head = decode(headLine, parse(line));
  return isLeft(head) ? left({ kind: 'unreadableList', line: 1, where: head.left.where }) : right(head.right);
};

/** One line after the first; `number` counts from 1, for the fault. */
export const readBallotLine = (line: string, number: number): Either<UnreadableList, PublishedBallot> => {
  const parsed = parse(line);
  // Nearly every line is valid, and a test of that is much faster than finding the fault.
  const ballot = ballotLine.is(parsed) ? right(parsed) : decode(ballotLine, parsed);
  if (isLeft(ballot)) return left({ kind: 'unreadableList', line: number, where: ballot.left.where });
  return right({ id: ballotId(ballot.right.id), answer: ballot.right.answer });
};

/** The answer of a list under an id; null if it has no such ballot. */
export function ballotIn(list: string, id: BallotId): { readonly answer: RawAnswer } | null {
  const written = JSON.stringify(id);
  for (let at = list.indexOf(written); at !== -1; at = list.indexOf(written, at + 1)) {
    const end = list.indexOf('\n', at);
    const line = list.slice(list.lastIndexOf('\n', at) + 1, end === -1 ? undefined : end);
    const ballot = readBallotLine(line, 1);
    if (!isLeft(ballot) && ballot.right.id === id) return { answer: ballot.right.answer };
  }
  return null;
}

export function parseBallotList(
  text: string,
  zone: TimeZone,
): Either<readonly UnreadableList[], PublishedList> {
  const [first = '', ...rest] = text.split('\n');
  const head = readHeadLine(first);
  if (isLeft(head)) return left([head.left]);
  const question = readSurvey(head.right.question, zone);
  if (isLeft(question))
    return left([{ kind: 'unreadableList', line: 1, where: `question.${question.left.where}` }]);
  const faults: UnreadableList[] = [];
  const ballots: PublishedBallot[] = [];
  for (const [index, line] of rest.entries()) {
    if (line === '') continue;
    const ballot = readBallotLine(line, index + 2);
    if (isLeft(ballot)) faults.push(ballot.left);
    else ballots.push(ballot.right);
  }
  if (faults.length > 0) return left(faults);
  return right({
    survey: surveyId(head.right.survey),
    head: head.right.head,
    question: question.right,
    ballots,
  });
}
