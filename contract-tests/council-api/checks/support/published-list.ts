import { addressOf } from '#adapters/wire/address-of.ts';
import { readBallotsCall } from '#adapters/wire/voting/read-ballots.ts';
import { type PublishedList, parseBallotList } from '#adapters/wire/voting/ballot-list.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type HttpAnswer, askAnonymously } from '../../ask.ts';
import { type Check, trial } from '../../check.ts';
import type { Finding } from '../../finding.ts';
import type { KnownSurvey, KnownTown } from '../../known-town.ts';

export const askForList = ({ realm }: KnownTown, { survey }: KnownSurvey) =>
  askAnonymously(addressOf(readBallotsCall, { realm, id: survey.id }));

/** Closed surveys whose ballots are to be published, and counted. */
export const published = ({ surveys }: KnownTown): readonly KnownSurvey[] =>
  surveys.filter(
    ({ state, shown, survey }) =>
      state === 'closed' && shown === true && !survey.hideVoteCount && survey.question.kind !== 'unknown',
  );

/** The list, or what is wrong with the first line that cannot be read. */
export function readList(answer: HttpAnswer, { zone }: KnownTown): Either<Finding, PublishedList> {
  if (answer.status !== 200) return left({ kind: 'status', found: answer.status, expected: '200' });
  const list = parseBallotList(answer.text, zone);
  if (!isLeft(list)) return right(list.right);
  const [fault] = list.left;
  return left({ kind: 'unreadable', where: fault ? `${fault.line}: ${fault.where}` : '1' });
}

/** A check of each published list that can be read. */
export const eachList =
  (look: (list: PublishedList, answer: HttpAnswer, known: KnownSurvey) => Finding | null): Check['trials'] =>
  (town) =>
    published(town).map((known) =>
      trial(askForList(town, known), (answer) => {
        const list = readList(answer, town);
        return isLeft(list) ? list.left : look(list.right, answer, known);
      }),
    );
