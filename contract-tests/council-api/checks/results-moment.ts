import { addressOf } from '#adapters/wire/address-of.ts';
import { readSurveyCall } from '#adapters/wire/voting/read-survey.ts';
import { readMoment } from '#domain/shared/calendar-day.ts';
import { maySeeResults } from '#domain/voting/results-visibility.ts';
import { type Ask, ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { shown } from '../finding.ts';
import type { KnownSurvey, KnownTown } from '../known-town.ts';
import { notRefused, withObject } from '../read-answer.ts';
import { askForList } from './support/published-list.ts';
import { askForResults } from './results.ts';

/** Closed surveys whose results only wait for their moment. */
const waiting = ({ surveys }: KnownTown): readonly KnownSurvey[] =>
  surveys.filter(({ survey, state, shown }) => {
    const { endDay } = survey;
    if (state !== 'closed' || endDay === null || shown !== false) return false;
    return maySeeResults({ ...survey, resultsFrom: null }, { kind: 'closed', lastDay: endDay }, false, 0);
  });

/** Before the moment of their results: what is asked of each survey is refused. */
const refusedUntilMoment =
  (asks: (town: KnownTown, known: KnownSurvey) => Ask): Check['trials'] =>
  (town) =>
    waiting(town).map((known) => trial(asks(town, known), (answer) => notRefused(answer, 403)));

/** Results that are published question by question, each from a moment of its own. */
export const momentChecks: readonly Check[] = [
  {
    id: 'enc-08',
    clause: 'decisiones §votos',
    from: ['surveys'],
    trials: ({ realm, zone, surveys }) =>
      surveys
        .filter(({ survey }) => survey.resultsFrom !== null)
        .map(({ survey }) =>
          trial(ask(addressOf(readSurveyCall, { realm, id: survey.id })), (answer) =>
            withObject(answer, ({ resultsFrom }) =>
              typeof resultsFrom === 'string' && readMoment(resultsFrom, zone) !== null
                ? null
                : {
                    kind: 'value',
                    where: 'resultsFrom',
                    found: shown(resultsFrom),
                    expected: 'AAAA-MM-DD[T…]',
                  },
            ),
          ),
        ),
  },
  { id: 'res-06', clause: 'decisiones §votos', from: ['surveys'], trials: refusedUntilMoment(askForResults) },
  { id: 'pap-11', clause: 'decisiones §votos', from: ['surveys'], trials: refusedUntilMoment(askForList) },
];
