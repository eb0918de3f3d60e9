import { readPublishedTally } from '#adapters/wire/voting/results.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { HttpAnswer } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { type Finding, shown } from '../finding.ts';
import type { KnownSurvey } from '../known-town.ts';
import { differs, unreadBy, withObject } from '../read-answer.ts';
import { askForList, published, readList } from './support/published-list.ts';
import { askForResults } from './results.ts';

/** As many blank votes as ballots at most if they are offered; otherwise no mention of them. */
const tellingBlank = ({ survey }: KnownSurvey, answer: HttpAnswer): Finding | null =>
  withObject(answer, (body) => {
    const results = readPublishedTally(body);
    if (isLeft(results)) return unreadBy(results);
    const { blank, ballots } = results.right;
    if (survey.question.blankVote !== true)
      return blank === null ? null : { kind: 'unwanted', what: 'blank' };
    const isCount = blank !== null && Number.isSafeInteger(blank) && blank >= 0 && blank <= ballots;
    return isCount
      ? null
      : { kind: 'value', where: 'blank', found: shown(blank), expected: `0 … ${ballots}` };
  });

/** Blank votes are counted separately, and anybody can count them again. */
export const blankVoteChecks: readonly Check[] = [
  {
    id: 'res-07',
    clause: 'decisiones §votos',
    from: ['surveys'],
    trials: (town) =>
      town.surveys
        .filter(
          ({ shown: isShown, survey }) =>
            isShown === true && !survey.hideVoteCount && survey.question.kind !== 'unknown',
        )
        .map((known) => trial(askForResults(town, known), (answer) => tellingBlank(known, answer))),
  },
  {
    id: 'pap-10',
    clause: 'decisiones §votos',
    from: ['surveys'],
    trials: (town) =>
      published(town)
        .filter(({ survey }) => survey.question.blankVote === true)
        .map((known) =>
          trial([askForList(town, known), askForResults(town, known)], (answer, results) => {
            const list = readList(answer, town);
            if (isLeft(list)) return list.left;
            const blank = list.right.ballots.filter((ballot) => ballot.answer === null).length;
            return withObject(results, (body) => differs('blank', body['blank'], blank));
          }),
        ),
  },
];
