import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import {
  type Damage,
  ballots,
  inEveryItem,
  firstBallot,
  header,
  instead,
  json,
  recounted,
  type Raw,
} from '../damage.ts';

const refusal = { err: 'x', errCode: 1, message: 'x' };
const surveyList = /\/surveys\?/u;
const survey = /\/surveys\/[\w-]+$/u;
const results = /\/results$/u;
const list = /\/ballots$/u;
const closedSurvey = /\/surveys\/(?:nombre-biblioteca|sombra-mercado)/u;
const within = (first: RegExp, then: RegExp) => new RegExp(`${first.source}${then.source}`, 'u');

/** How a council could break surveys, results and ballots. */
export const votingDamages = {
  'enc-01': {
    tells: 'an answer without a text',
    at: surveyList,
    change: inEveryItem((item) => ({ ...item, answers: [{ _id: 'a' }] })),
    finds: 'unreadable',
  },
  'enc-02': {
    tells: 'another end date alone than in the list',
    at: survey,
    change: json((body) => ({ ...body, endTime: '2031-01-01' })),
    finds: 'value',
  },
  'enc-03': {
    tells: 'a hidden count that is shown',
    at: /\/surveys\/recuento-oculto$/u,
    change: json((body) => ({ ...body, voteCount: 12 })),
    finds: 'unwanted',
  },
  'enc-04': {
    tells: 'a count that is a text',
    at: survey,
    change: json((body) => ({ ...body, voteCount: '12' })),
    finds: 'value',
  },
  'enc-05': {
    tells: 'a live count to the ballot',
    at: /\/surveys\/presupuestos-2027$/u,
    change: json((body) => ({ ...body, voteCount: 26 })),
    finds: 'value',
  },
  'enc-06': {
    tells: 'a chain that leads nowhere',
    at: surveyList,
    change: inEveryItem((item) => ({ ...item, chain: ['nowhere'] })),
    finds: 'missing',
  },
  'enc-07': {
    tells: 'two answers with one id',
    at: /\/surveys\/horario-piscina$/u,
    change: json((body) => ({
      ...body,
      answers: (body['answers'] as Raw[]).map((answer) => ({ ...answer, _id: 'a' })),
    })),
    finds: 'unwanted',
  },
  'enc-09': {
    tells: 'surveys of another town under an app',
    at: /surveys\?.*app=/u,
    change: recounted((all) => [...all, { _id: 'stranger' }]),
    finds: 'unwanted',
  },
  'enc-10': {
    tells: 'a survey before it is published',
    at: surveyList,
    change: inEveryItem((item) => ({ ...item, startPublicationTime: '2931-01-01' })),
    finds: 'unwanted',
  },
  'res-01': {
    tells: 'an answer that nobody chose is left out',
    at: within(closedSurvey, results),
    change: json((body) => ({
      ...body,
      results: Object.fromEntries(Object.entries(body['results'] as Raw).slice(1)),
    })),
    finds: 'value',
  },
  'res-02': {
    tells: 'a refusal that tells the counts',
    at: /presupuestos-2027\/results$/u,
    change: json((body) => ({ ...body, results: { a: 3 } })),
    finds: 'unwanted',
  },
  'res-03': {
    tells: 'open results that are refused',
    at: /horario-piscina\/results$/u,
    change: instead(403, refusal),
    finds: 'status',
  },
  'res-04': {
    tells: 'results of a survey that has not begun',
    at: /por-empezar\/results$/u,
    change: instead(200, {}),
    finds: 'status',
  },
  'res-05': {
    tells: 'live results that may be cached',
    at: results,
    change: header('cache-control', 'public, max-age=60'),
    finds: 'header',
  },
  'pap-01': {
    tells: 'a list whose first line has no question',
    at: list,
    change: (answer) => ({ ...answer, body: answer.body.replace('"question"', '"other"') }),
    finds: 'unreadable',
  },
  'pap-02': {
    tells: 'ballots in the order of arrival',
    at: within(closedSurvey, list),
    change: ballots((lines) => lines.toReversed()),
    finds: 'order',
  },
  'pap-03': {
    tells: 'a ballot changed after the list was made',
    at: within(closedSurvey, list),
    change: ballots((lines) => lines.slice(1), false),
    finds: 'value',
  },
  'pap-04': {
    tells: 'a vote moved in the results',
    at: within(closedSurvey, results),
    change: json((body) => ({
      ...body,
      results: Object.fromEntries(
        Object.entries(body['results'] as Record<string, number>).map(([id, votes], at) => [
          id,
          at === 0 ? votes + 1 : votes,
        ]),
      ),
    })),
    finds: 'value',
  },
  'pap-05': {
    tells: 'a list that names another survey',
    at: within(closedSurvey, list),
    change: (answer) => ({
      ...answer,
      body: answer.body.replace(/^\{"survey":"[^"]*"/u, '{"survey":"other"'),
    }),
    finds: 'value',
  },
  'pap-06': {
    tells: 'a ballot for an answer that does not exist',
    at: within(closedSurvey, list),
    change: firstBallot((ballot) => ({ ...ballot, answer: ['nobody'] })),
    finds: 'value',
  },
  'pap-07': {
    tells: 'ballots of an open survey',
    at: /presupuestos-2027\/ballots$/u,
    change: instead(200, {}),
    finds: 'status',
  },
  'pap-08': {
    tells: 'a ballot too many',
    at: within(closedSurvey, list),
    change: ballots((lines) => [...lines, JSON.stringify({ id: 'z', answer: [] })]),
    finds: 'value',
  },
  'pap-09': {
    tells: 'ballots with the time of voting',
    at: within(closedSurvey, list),
    change: firstBallot((ballot) => ({ ...ballot, time: '10:03' })),
    finds: 'unwanted',
  },
} satisfies Partial<Record<CheckId, Damage>>;
