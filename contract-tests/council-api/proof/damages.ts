import type { CheckId } from '../texts/es.ts';
import {
  ballots,
  type Damage,
  everyItem,
  firstBallot,
  header,
  instead,
  items,
  json,
  type Raw,
  recounted,
  without,
} from './damage.ts';

const refusal = { err: 'x', errCode: 1, message: 'x' };
const processes = /\/api\/\w+\/collections\/procesos\?/u;
const firstPage = /collections\/procesos\?limit=6&offset=0/u;
const nextPage = /collections\/procesos\?limit=6&offset=6/u;
const everyProcess = /collections\/procesos\?limit=10000&offset=0&sort=[^&]*$/u;
const articles = /collections\/articulos\?limit=/u;
const inCategory = /collections\/articulos\?categories=/u;
const surveyList = /\/surveys\?/u;
const survey = /\/surveys\/[\w-]+$/u;
const results = /\/results$/u;
const list = /\/ballots$/u;

const closedSurvey = /\/surveys\/(?:nombre-biblioteca|sombra-mercado)/u;
const within = (first: RegExp, then: RegExp) => new RegExp(`${first.source}${then.source}`, 'u');
const moved = (all: readonly Raw[]): Raw[] => [...all.slice(1), ...all.slice(0, 1)];

/** How a council could break each rule. The compiler sees that no check is left out. */
export const damages: Readonly<Record<CheckId, Damage>> = {
  'ses-01': {
    tells: 'a stranger is told they have a session',
    at: /\/loggedin$/u,
    change: instead(200, { _id: 'u1' }),
    finds: 'status',
  },
  'ses-02': {
    tells: 'a missing session is a server error',
    at: /\/users\/v2\/auth\/loggedin/u,
    change: instead(500, refusal),
    finds: 'status',
  },
  'reg-01': {
    tells: 'a region without coordinates',
    at: /\/regions\//u,
    change: everyItem((item) => ({ ...item, region: without('coordinates')(item['region'] as Raw) })),
    finds: 'missing',
  },
  'reg-02': {
    tells: 'the region of another town',
    at: /\/regions\//u,
    change: everyItem((item) => ({ ...item, region: { ...(item['region'] as Raw), realm: 'other' } })),
    finds: 'value',
  },
  'aju-01': {
    tells: 'languages that are no list',
    at: /settings\?name=participa/u,
    change: everyItem((item) => ({ ...item, languages: 'es' })),
    finds: 'unreadable',
  },
  'aju-02': {
    tells: 'settings without a logo',
    at: /collections\/settings$/u,
    change: everyItem(without('logo')),
    finds: 'missing',
  },
  'con-01': {
    tells: 'a process lost under /contents',
    at: /^\/contents\//u,
    change: recounted((all) => all.slice(1)),
    finds: 'value',
  },
  'men-01': {
    tells: 'a menu without children',
    at: /collections\/menus\//u,
    change: json(without('children')),
    finds: 'unreadable',
  },
  'voc-01': {
    tells: 'a term without an id',
    at: /vocabularios\?name=barrios/u,
    change: everyItem((item) => ({ ...item, terms: (item['terms'] as Raw[]).map(without('_id')) })),
    finds: 'missing',
  },
  'pro-01': {
    tells: 'a process without a period',
    at: everyProcess,
    change: items(([first = {}, ...rest]) => [without('period')(first), ...rest]),
    finds: 'unreadable',
  },
  'pro-02': {
    tells: 'pages of five',
    at: firstPage,
    change: items((all) => all.slice(0, 5)),
    finds: 'count',
  },
  'pro-03': { tells: 'the latest process last', at: everyProcess, change: items(moved), finds: 'order' },
  'pro-04': {
    tells: 'a second page that begins with the last of the first',
    at: nextPage,
    change: items((all) => [...all.slice(1), ...all.slice(0, 1)]),
    finds: 'value',
  },
  'pro-05': {
    tells: 'a total of the page instead of the list',
    at: processes,
    change: json((body) => ({ ...body, itemsCount: (body['items'] as Raw[]).length })),
    finds: 'count',
  },
  'pro-06': {
    tells: 'an id that finds nothing',
    at: /procesos\?or=_id=/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'value',
  },
  'pro-07': {
    tells: 'a slug that finds another process',
    at: /procesos\?or=_id=/u,
    change: everyItem((item) => ({ ...item, _id: 'other' })),
    finds: 'value',
  },
  'pro-08': {
    tells: 'an unknown slug that finds everything',
    at: /no-hay-tal-proceso/u,
    change: instead(200, { items: [{ _id: 'a' }], itemsCount: 1 }),
    finds: 'count',
  },
  'pro-09': {
    tells: 'a process that does not run on the day',
    at: /procesos\/between\?start=\d/u,
    change: json((body) => ({ items: [...(body['items'] as Raw[]), { _id: 'stranger' }], itemsCount: 99 })),
    finds: 'unwanted',
  },
  'pro-10': {
    tells: 'a category that filters nothing',
    at: /procesos\?.*categories=/u,
    change: recounted((all) => [...all, { _id: 'stranger' }]),
    finds: 'value',
  },
  'art-01': {
    tells: 'an article without a title',
    at: articles,
    change: everyItem(without('title')),
    finds: 'unreadable',
  },
  'art-02': {
    tells: 'an unpublished article in the list',
    at: inCategory,
    change: recounted((all) => [...all, { _id: 'sin-publicar' }]),
    finds: 'unwanted',
  },
  'art-03': {
    tells: 'the oldest article first',
    at: inCategory,
    change: items((all) => all.toReversed()),
    finds: 'order',
  },
  'art-04': {
    tells: 'an offset that is not obeyed',
    at: /articulos\?categories=.*limit=1&offset=1/u,
    change: everyItem((item) => ({ ...item, _id: 'not-2141' })),
    finds: 'count',
  },
  'art-05': {
    tells: 'an id that is not found',
    at: /articulos\/[\w-]+$/u,
    change: instead(404, refusal),
    finds: 'status',
  },
  'art-06': {
    tells: 'a slug that finds nothing',
    at: /articulos\/\?or=/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'value',
  },
  'art-07': {
    tells: 'whole documents where two fields were asked for',
    at: /fields=/u,
    change: everyItem((item) => ({ ...item, body: 'x' })),
    finds: 'unwanted',
  },
  'enc-01': {
    tells: 'an answer without a text',
    at: surveyList,
    change: everyItem((item) => ({ ...item, answers: [{ _id: 'a' }] })),
    finds: 'unreadable',
  },
  'enc-02': {
    tells: 'another end date alone than in the list',
    at: survey,
    change: json((body) => ({ ...body, endTime: '2031-01-01' })),
    finds: 'value',
  },
  'enc-03': {
    tells: 'a hidden count that is told',
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
    change: everyItem((item) => ({ ...item, chain: ['nowhere'] })),
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
  'err-01': {
    tells: 'an unknown town that is an empty one',
    at: /-no-existe\/surveys/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'err-02': {
    tells: 'a refusal without its code',
    at: /no-hay-tal-encuesta/u,
    change: json(without('errCode')),
    finds: 'missing',
  },
  'err-03': {
    tells: 'an unknown document that is null',
    at: /no-hay-tal-articulo/u,
    change: instead(404, null),
    finds: 'unreadable',
  },
  'err-04': {
    tells: 'a page for people where a program asks',
    at: /no-hay-tal-llamada/u,
    change: (answer) => ({ ...answer, body: '<h1>404</h1>' }),
    finds: 'unreadable',
  },
  'err-05': {
    tells: 'a filter on any field',
    at: /email=%2F/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'err-06': {
    tells: 'an alternative on any field',
    at: /or=email/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'err-07': {
    tells: 'a period of nothing that gives everything',
    at: /start=ayer/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'cab-01': {
    tells: 'JSON that says it is a page',
    at: surveyList,
    change: header('content-type', 'text/html'),
    finds: 'header',
  },
  'cab-02': {
    tells: 'credentials for every site',
    at: /\/loggedin$/u,
    change: async (answer) =>
      header(
        'access-control-allow-origin',
        '*',
      )(await header('access-control-allow-credentials', 'true')(answer)),
    finds: 'header',
  },
  'cab-03': {
    tells: 'a refusal without nosniff',
    at: /\/loggedin$/u,
    change: header('x-content-type-options', null),
    finds: 'header',
  },
  'cab-04': {
    tells: 'an answer that may be framed',
    at: surveyList,
    change: header('content-security-policy', "default-src 'self'"),
    finds: 'header',
  },
  'tie-01': {
    tells: 'a list that comes too late',
    at: surveyList,
    change: (answer) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(answer), 1500);
      }),
    finds: 'slow',
  },
};
