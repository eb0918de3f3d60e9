import { addresses } from '#adapters/wire/addresses.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { readSurveyCall } from '#adapters/wire/voting/read-survey.ts';
import { readListedSurvey, readSurvey } from '#adapters/wire/voting/survey.ts';
import { liveCountStep } from '#domain/voting/results-visibility.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { type Finding, firstFinding, shown } from '../finding.ts';
import type { KnownSurvey, KnownTown } from '../known-town.ts';
import { differs, unreadBy, withList, withObject } from '../read-answer.ts';
import { idsOf } from './support/survey-ids.ts';

const list = ({ realm }: KnownTown) => ask(addresses.surveys(realm));

/** Checks the vote count of some surveys, in the list and in each document. */
const voteCounts =
  (
    concerns: (known: KnownSurvey) => boolean,
    look: (voteCount: unknown) => Finding | null,
  ): Check['trials'] =>
  (town) => {
    const concerned = town.surveys.filter(concerns).map(({ survey }) => survey.id);
    if (concerned.length === 0) return [];
    const inList = trial(list(town), (answer) =>
      withList(answer, ({ items }) =>
        firstFinding(
          items.filter(({ _id }) => concerned.some((id) => id === _id)),
          (item) => look(item['voteCount']),
        ),
      ),
    );
    const alone = concerned.map((id) =>
      trial(ask(addressOf(readSurveyCall, { realm: town.realm, id })), (answer) =>
        withObject(answer, (document) => look(document['voteCount'])),
      ),
    );
    return [inList, ...alone];
  };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export const surveyChecks: readonly Check[] = [
  {
    id: 'enc-01',
    clause: '2-encuestas §7',
    from: [],
    trials: (town) => [
      trial(list(town), (answer) =>
        withList(answer, ({ items }) =>
          firstFinding(items.entries(), ([at, item]) =>
            unreadBy(readListedSurvey(item, town.zone), `items.${at}.`),
          ),
        ),
      ),
    ],
  },
  {
    id: 'enc-02',
    clause: '2-encuestas §3',
    from: ['surveys'],
    trials: ({ realm, zone, surveys }) =>
      surveys.map(({ survey }) =>
        trial(ask(addressOf(readSurveyCall, { realm, id: survey.id })), (answer) =>
          withObject(answer, (document) => {
            const read = readSurvey(document, zone);
            return 'right' in read ? differs('survey', read.right, survey) : unreadBy(read);
          }),
        ),
      ),
  },
  {
    id: 'enc-03',
    clause: '2-encuestas §3',
    from: ['surveys'],
    trials: voteCounts(
      ({ survey }) => survey.hideVoteCount,
      (found) => (found === undefined || found === null ? null : { kind: 'unwanted', what: 'voteCount' }),
    ),
  },
  {
    id: 'enc-04',
    clause: '2-encuestas §3',
    from: ['surveys'],
    trials: voteCounts(
      // Of likes the number is the result, which may be withheld.
      ({ survey }) => !survey.hideVoteCount && survey.question.kind !== 'likes',
      (found) =>
        isCount(found) ? null : { kind: 'value', where: 'voteCount', found: shown(found), expected: '≥ 0' },
    ),
  },
  {
    id: 'enc-05',
    clause: 'decisiones §votos',
    from: ['surveys'],
    trials: voteCounts(
      ({ survey, state }) => survey.census && state === 'open' && !survey.hideVoteCount,
      (found) =>
        isCount(found) && found % liveCountStep === 0
          ? null
          : { kind: 'value', where: 'voteCount', found: shown(found), expected: `n × ${liveCountStep}` },
    ),
  },
  {
    id: 'enc-06',
    clause: '2-encuestas §3',
    from: ['surveys'],
    trials: (town) => {
      if (town.surveys.every(({ survey }) => survey.chain.length === 0)) return [];
      return [
        trial(list(town), (answer) =>
          withList(answer, ({ items }) => {
            const known = new Set(items.map(({ _id }) => _id));
            const chained = items.flatMap(({ chain }) =>
              Array.isArray(chain) ? (chain as readonly unknown[]) : [],
            );
            const lost = chained.find((id) => typeof id !== 'string' || !known.has(id));
            return lost === undefined ? null : { kind: 'missing', what: shown(lost) };
          }),
        ),
      ];
    },
  },
  {
    id: 'enc-07',
    clause: '2-encuestas §3',
    from: ['surveys'],
    trials: ({ realm, zone, surveys }) =>
      surveys.map(({ survey }) =>
        trial(ask(addressOf(readSurveyCall, { realm, id: survey.id })), (answer) =>
          withObject(answer, (document) => {
            const read = readSurvey(document, zone);
            if (!('right' in read)) return unreadBy(read);
            const ids = idsOf(read.right.question) ?? [];
            const twice = ids.find((id, at) => ids.indexOf(id) !== at);
            return twice === undefined ? null : { kind: 'unwanted', what: twice };
          }),
        ),
      ),
  },
  {
    id: 'enc-10',
    clause: '2-encuestas §3',
    from: ['surveys'],
    trials: (town) => {
      const held = new Set<unknown>(
        town.surveys.filter((known) => known.isHeldBack === true).map(({ survey }) => survey.id),
      );
      return [
        trial(list(town), (answer) =>
          withList(answer, ({ items }) => {
            const early = items.find(({ _id }) => held.has(_id));
            return early === undefined ? null : { kind: 'unwanted', what: shown(early['_id']) };
          }),
        ),
      ];
    },
  },
  {
    id: 'enc-09',
    clause: '2-encuestas §7',
    from: [],
    trials: (town) => [
      trial([list(town), ask(`${addresses.surveys(town.realm)}&app=participa`)], (all, ofApp) =>
        withList(all, ({ items }) =>
          withList(ofApp, (found) => {
            const known = new Set(items.map(({ _id }) => _id));
            const strange = found.items.find(({ _id }) => !known.has(_id));
            return strange === undefined ? null : { kind: 'unwanted', what: strange._id };
          }),
        ),
      ),
    ],
  },
];
