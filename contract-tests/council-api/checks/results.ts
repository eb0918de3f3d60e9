import { addressOf } from '#adapters/wire/address-of.ts';
import { readResultsCall } from '#adapters/wire/voting/read-results.ts';
import { readPublishedTally } from '#adapters/wire/voting/results.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type HttpAnswer, askAnonymously } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import type { Finding } from '../finding.ts';
import type { KnownSurvey, KnownTown } from '../known-town.ts';
import { askedEachTime, differs, isRecord, notRefused, unreadBy, withObject } from '../read-answer.ts';
import { idsOf } from './support/survey-ids.ts';

/** The results of a survey, asked for without a session. */
export const askForResults = ({ realm }: KnownTown, { survey }: KnownSurvey) =>
  askAnonymously(addressOf(readResultsCall, { realm, id: survey.id }));

/** The counts of exactly the survey's answers, each a whole number. */
const fitting = ({ survey }: KnownSurvey, answer: HttpAnswer): Finding | null =>
  withObject(answer, (body) => {
    const results = readPublishedTally(body);
    if (isLeft(results)) return unreadBy(results);
    const [found, known] = [[...results.right.counts.keys()].toSorted(), idsOf(survey.question)?.toSorted()];
    return known === undefined ? null : differs('results', found, known);
  });

/** A refusal that contains no count. */
const refusing = (answer: HttpAnswer): Finding | null => {
  const shown = isRecord(answer.json)
    ? ['results', 'ballots'].find((key) => key in Object(answer.json))
    : undefined;
  return shown === undefined ? notRefused(answer, 403) : { kind: 'unwanted', what: shown };
};

const shownWhile =
  (state: KnownSurvey['state']): Check['trials'] =>
  (town) =>
    town.surveys
      .filter(
        (known) =>
          known.state === state &&
          known.survey.question.kind !== 'unknown' &&
          !known.survey.hideVoteCount &&
          known.shown === true,
      )
      .map((known) => trial(askForResults(town, known), (answer) => fitting(known, answer)));

/** Counts would show how many took part, if the council hides that. */
const isRefused = ({ shown, survey }: KnownSurvey): boolean =>
  shown === false || (shown === true && survey.hideVoteCount);

const refusedWhile =
  (...states: readonly KnownSurvey['state'][]): Check['trials'] =>
  (town) =>
    town.surveys
      .filter((known) => states.includes(known.state) && isRefused(known))
      .map((known) => trial(askForResults(town, known), refusing));

/** Results obey their flags towards a caller who has no session and has not voted. */
export const resultsChecks: readonly Check[] = [
  { id: 'res-01', clause: '2-encuestas §4', from: ['surveys'], trials: shownWhile('closed') },
  { id: 'res-02', clause: '2-encuestas §4', from: ['surveys'], trials: refusedWhile('open') },
  { id: 'res-03', clause: '2-encuestas §4', from: ['surveys'], trials: shownWhile('open') },
  {
    id: 'res-04',
    clause: '2-encuestas §4',
    from: ['surveys'],
    trials: refusedWhile('closed', 'notStarted', 'notActive'),
  },
  {
    id: 'res-05',
    clause: 'decisiones §votos',
    from: ['surveys'],
    trials: (town) =>
      town.surveys
        .filter(({ state }) => state === 'open')
        .map((known) => trial(askForResults(town, known), askedEachTime)),
  },
];
