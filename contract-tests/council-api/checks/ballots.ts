import { createHash } from 'node:crypto';
import { addressOf } from '#adapters/wire/address-of.ts';
import { readResultsCall } from '#adapters/wire/voting/read-results.ts';
import { readSurveyCall } from '#adapters/wire/voting/read-survey.ts';
import { readPublishedTally } from '#adapters/wire/voting/results.ts';
import { tally } from '#domain/scoring/tally.ts';
import { isLeft } from '#domain/shared/result.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { asksForText } from '#domain/voting/kinds/question-kinds.ts';
import { askAnonymously } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { firstFinding, shown } from '../finding.ts';
import { differs, isRecord, miscounted, notRefused, unreadBy, withObject } from '../read-answer.ts';
import { eachList, askForList, published, readList } from './support/published-list.ts';

/** Everything after the first line, to the byte. */
const afterFirstLine = (bytes: Uint8Array) => bytes.subarray(bytes.indexOf(0x0a) + 1);

const parsed = (line: string): unknown => JSON.parse(line);

export const ballotChecks: readonly Check[] = [
  { id: 'pap-01', clause: 'interfaces §papeletas', from: ['surveys'], trials: eachList(() => null) },
  {
    id: 'pap-02',
    clause: 'interfaces §papeletas',
    from: ['surveys'],
    trials: eachList(({ ballots }) =>
      firstFinding(ballots.slice(1).entries(), ([at, { id }]) => {
        const before = ballots[at]?.id ?? '';
        return before < id ? null : { kind: 'order', first: before, second: id };
      }),
    ),
  },
  {
    id: 'pap-03',
    clause: 'interfaces §papeletas',
    from: ['surveys'],
    trials: eachList(({ head }, { bytes }) =>
      differs('head', head, createHash('sha256').update(afterFirstLine(bytes)).digest('hex')),
    ),
  },
  {
    id: 'pap-04',
    clause: '2-encuestas §3',
    from: ['surveys'],
    trials: (town) =>
      published(town).map((known) =>
        trial(
          [
            askForList(town, known),
            askAnonymously(addressOf(readResultsCall, { realm: town.realm, id: known.survey.id })),
          ],
          (answer, results) => {
            const list = readList(answer, town);
            return isLeft(list)
              ? list.left
              : withObject(results, (body) => {
                  const results = readPublishedTally(body);
                  if (isLeft(results)) return unreadBy(results);
                  const counted = tally(
                    list.right.question.question,
                    list.right.ballots.map((ballot) => ballot.answer),
                  );
                  return (
                    miscounted(results.right.ballots, list.right.ballots.length) ??
                    firstFinding(counted?.counts ?? [], ([id, count]) =>
                      differs(id, results.right.counts.get(id), count),
                    ) ??
                    firstFinding(counted?.spread ?? [], ([id, places]) =>
                      differs(`${id}.spread`, results.right.spread.get(id), places),
                    )
                  );
                });
          },
        ),
      ),
  },
  {
    id: 'pap-05',
    clause: 'interfaces §papeletas',
    from: ['surveys'],
    trials: eachList(
      ({ survey, question }, _, known) =>
        differs('survey', survey, known.survey.id) ??
        differs('question', question.question, known.survey.question),
    ),
  },
  {
    id: 'pap-06',
    clause: '2-encuestas §4',
    from: ['surveys'],
    trials: eachList(({ ballots }, _, { survey }) =>
      firstFinding(ballots, ({ id, answer }) => {
        // Free texts are published separately, so that no text is beside the id of a ballot.
        if (asksForText(survey.question) && answer !== null) return differs(id.slice(0, 12), answer, '');
        const checked = checkAnswer(survey.question, answer);
        return isLeft(checked)
          ? { kind: 'value', where: id.slice(0, 12), found: shown(answer), expected: checked.left.kind }
          : null;
      }),
    ),
  },
  {
    id: 'pap-07',
    clause: 'seguridad §secreto',
    from: ['surveys'],
    trials: (town) =>
      town.surveys
        .filter(({ state, survey }) => state === 'open' || (state === 'closed' && survey.hideVoteCount))
        .map((known) => trial(askForList(town, known), (answer) => notRefused(answer, 403))),
  },
  {
    id: 'pap-08',
    clause: 'seguridad §secreto',
    from: ['surveys'],
    trials: (town) =>
      published(town).map((known) =>
        trial(
          [
            askForList(town, known),
            askAnonymously(addressOf(readSurveyCall, { realm: town.realm, id: known.survey.id })),
          ],
          (answer, document) => {
            const list = readList(answer, town);
            if (isLeft(list)) return list.left;
            return withObject(document, ({ voteCount }) =>
              differs('voteCount', voteCount, list.right.ballots.length),
            );
          },
        ),
      ),
  },
  {
    id: 'pap-09',
    clause: 'seguridad §secreto',
    from: ['surveys'],
    trials: eachList((_, { text }) =>
      firstFinding(text.split('\n').slice(1), (line) => {
        const ballot = line === '' ? {} : parsed(line);
        const more = Object.keys(isRecord(ballot) ? ballot : {}).find(
          (key) => key !== 'id' && key !== 'answer',
        );
        return more === undefined ? null : { kind: 'unwanted', what: more };
      }),
    ),
  },
];
