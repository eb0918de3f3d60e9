import { addressOf } from '#adapters/wire/address-of.ts';
import { castVoteCall } from '#adapters/wire/voting/cast-vote.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { refusals } from '#adapters/wire/refusals.ts';
import { again, type HttpAnswer, sendAs } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import type { Finding } from '../finding.ts';
import { accepted, refusedAs } from '../read-vote.ts';
import { differs, notRefused, valueAt } from '../read-answer.ts';
import { ballotOf, codeFor } from '../test-visit.ts';
import { claimOf, enter, voteAs, whereWritable } from './support/visitor.ts';
import { first, nobody, vote, voting, withCensus, wrongly } from './support/voting.ts';
import { openOnes, surveysIn } from './support/writable-surveys.ts';

const stranger = 'https://otro-sitio.example';

/** Votes, as they are accepted and as they are refused. */
export const voteWriteChecks: readonly Check[] = [
  voting('vot-01', '2-encuestas §4', openOnes, (town, votable, visitor) =>
    trial([...enter(town, visitor), vote(town, votable, visitor)], (_, __, voted) => accepted(voted)),
  ),
  voting('vot-02', 'decisiones §votos', openOnes, (town, votable, visitor) => {
    const asked = vote(town, votable, visitor);
    return trial(
      [...enter(town, visitor), asked, again(asked)],
      (_, __, one, two) => accepted(one) ?? accepted(two) ?? differs('{…}', two.text, one.text),
    );
  }),
  voting('vot-03', '2-encuestas §8', openOnes, (town, votable, visitor) => {
    const claim = claimOf(town, votable.known, visitor);
    const second = { ...claim, code: codeFor(town.visit.seed, 'another code') };
    return trial(
      [
        ...enter(town, visitor),
        vote(town, votable, visitor),
        voteAs(town, votable.known, visitor, votable.answer, second),
      ],
      (_, __, one, two) => accepted(one) ?? refusedAs(two, 'alreadyVoted'),
    );
  }),
  voting('vot-04', '2-encuestas §8', withCensus, (town, votable, visitor) =>
    trial([...enter(town, visitor), wrongly(town, votable, visitor, { secret: '····' })], (_, __, voted) =>
      refusedAs(voted, 'censusInvalid'),
    ),
  ),
  voting('vot-05', 'seguridad §secreto', withCensus, (town, votable, visitor) =>
    trial(
      [
        ...enter(town, visitor),
        wrongly(town, votable, visitor, { secret: '····' }),
        wrongly(town, votable, visitor, { id: nobody }),
      ],
      (_, __, wrongSecret, unknown) =>
        refusedAs(unknown, 'censusInvalid') ??
        differs('status', unknown.status, wrongSecret.status) ??
        differs('{…}', unknown.text, wrongSecret.text),
    ),
  ),
  voting(
    'vot-06',
    '2-encuestas §8',
    (town) => first(surveysIn(town, 'notStarted')),
    (town, votable, visitor) =>
      trial([...enter(town, visitor), vote(town, votable, visitor)], (_, __, voted) => saysNotStarted(voted)),
  ),
  {
    id: 'vot-07',
    clause: 'interfaces §api',
    from: [],
    writes: true,
    trials: whereWritable((town) => [
      trial(
        [
          ...enter(town, 'vot-07'),
          sendAs(
            'vot-07',
            addressOf(castVoteCall, { realm: town.realm, id: surveyId('no-hay-tal-encuesta') }),
            {
              body: { answer: 'a' },
              shown: { answer: 'a' },
            },
          ),
        ],
        (_, __, voted) => notRefused(voted, 404),
      ),
    ]),
  },
  voting(
    'vot-08',
    'interfaces §api',
    (town) => first(openOnes(town)),
    (town, { known }, visitor) => {
      const shapes = [{}, { answer: true }, { answer: 'a', census: 'b' }, []];
      return trial(
        [
          ...enter(town, visitor),
          ...shapes.map((body) =>
            sendAs(visitor, addressOf(castVoteCall, { realm: town.realm, id: known.survey.id }), {
              body,
              shown: body,
            }),
          ),
        ],
        (_, __, ...refused) => refused.map((answer) => notRefused(answer, 400)).find(Boolean) ?? null,
      );
    },
  ),
  voting('vot-09', '1-base §6', openOnes, (town, votable, visitor) =>
    trial(vote(town, votable, visitor), (voted) => notRefused(voted, 401)),
  ),
  voting(
    'vot-10',
    '2-encuestas §4',
    (town) => first(surveysIn(town, 'closed')),
    (town, votable, visitor) =>
      trial([...enter(town, visitor), vote(town, votable, visitor)], (_, __, voted) =>
        notRefused(voted, 400, 403, 409, 410),
      ),
  ),
  voting('vot-11', 'seguridad §cabeceras', openOnes, (town, votable, visitor) =>
    trial(
      [...enter(town, visitor), { ...vote(town, votable, visitor), headers: { origin: stranger } }],
      (_, __, voted) => notRefused(voted, 403),
    ),
  ),
  voting('vot-12', '2-encuestas §5', openOnes, (town, { known }, visitor) => {
    const wrong = ['no-hay-tal-respuesta', 'no-hay-tal-respuesta'];
    return trial(
      [...enter(town, visitor), voteAs(town, known, visitor, wrong, claimOf(town, known, visitor))],
      (_, __, voted) => notRefused(voted, 400, 409, 422),
    );
  }),
  voting('vot-13', 'decisiones §votos', openOnes, (town, votable, visitor) =>
    trial([...enter(town, visitor), vote(town, votable, visitor)], (_, __, voted) => {
      const survey = votable.known.survey.id;
      const { code } = claimOf(town, votable.known, visitor);
      return (
        accepted(voted) ??
        differs('survey', valueAt(voted.json, 'survey'), survey) ??
        differs('ballot', valueAt(voted.json, 'ballot'), ballotOf(survey, code))
      );
    }),
  ),
];

/** The specification gives this refusal a message, and no code. */
const saysNotStarted = (voted: HttpAnswer): Finding | null =>
  notRefused(voted, 400, 403, 409) ??
  differs('message', (voted.json as { message?: unknown }).message, refusals.notStarted.message);
