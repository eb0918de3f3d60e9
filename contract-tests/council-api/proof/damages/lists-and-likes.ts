import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, instead, json, onlyWhere, type Raw, without } from '../damage.ts';

const calls = /\/api\/convocatorias\//u;
const totals = /\/api\/concesiones\/convocatorias\//u;
const grants = /\/api\/concesiones\/(?!convocatorias)/u;
const rows = /\/sql\//u;
const likes = /\/surveys\/content/u;
const giving = /\/surveys\/content\/.*\/vote$/u;

type Rows = readonly Raw[];

/** Changes the rows of a bare list. */
const everyRow = (change: (row: Raw) => Raw) => json((body) => (body as unknown as Rows).map(change));
const withValue = (position: number, value: unknown) =>
  everyRow((row) =>
    Object.fromEntries(Object.entries(row).map(([key, old], at) => [key, at === position ? value : old])),
  );
const asksYear: Parameters<typeof onlyWhere>[0] = (_, { path }) => path.includes('year=');

/** Changes the rows of a table's query. */
const data = (change: (found: Rows) => Rows) =>
  json((body) => {
    const [first] = body as unknown as readonly [Raw];
    return [{ ...first, data: change(first['data'] as Rows) }];
  });
const liked = { _id: 'x', displayType: 'likes', voteCount: 1, liked: true };
const counted = (change: (count: number) => unknown) =>
  json((body) => ({ ...body, voteCount: change(Number(body['voteCount'])) }));

/** How a council could break its lists of subsidies, its tables and its likes. */
export const listAndLikeDamages = {
  'sub-01': {
    tells: 'a call without its title',
    at: calls,
    change: everyRow(without('Convocatoria')),
    finds: 'unreadable',
  },
  'sub-02': {
    tells: 'calls of all years where one was asked for',
    at: calls,
    change: onlyWhere(
      asksYear,
      json((body) => [...(body as unknown as Rows), { algo: '1', Fecha: '1999-01-01' }]),
    ),
    finds: 'count',
  },
  'sub-03': { tells: 'an amount in words', at: totals, change: withValue(1, 'mil'), finds: 'value' },
  'sub-04': { tells: 'a grant without an amount', at: grants, change: withValue(8, null), finds: 'value' },
  'sub-05': {
    tells: 'a title where the code belongs',
    at: grants,
    change: withValue(14, 'Deporte'),
    finds: 'value',
  },
  'sub-06': { tells: 'a call that gave twice as much', at: totals, change: withValue(1, 1), finds: 'value' },
  'sub-07': {
    tells: 'half of the grants of a year',
    at: grants,
    change: onlyWhere(
      asksYear,
      json((body) => (body as unknown as Rows).slice(1)),
    ),
    finds: 'value',
  },
  'sub-08': {
    tells: 'a person shown with the full number',
    at: grants,
    change: withValue(7, 'Nombre Apellido 12345678Z'),
    finds: 'unwanted',
  },
  'sub-09': {
    tells: 'a year of any shape',
    at: calls,
    change: onlyWhere(asksYear, instead(200, [])),
    finds: 'status',
  },
  'bot-01': {
    tells: 'a shop with its tax number',
    at: /\/vouchers\/shops$/u,
    change: json(() => ({
      items: [
        { id: 'x', name: 'X', address: '', place: null, headings: [], hours: '', taxNumber: 'B58378431' },
      ],
      itemsCount: 1,
    })),
    finds: 'unwanted',
  },
  'bot-02': {
    tells: 'a shop for everybody',
    at: /\/api\/[^/]+\/shop$/u,
    change: instead(200, {}),
    finds: 'status',
  },
  'bot-06': {
    tells: 'an allowance for everybody',
    at: /\/shop\/offline$/u,
    change: instead(200, { now: '', campaigns: [] }),
    finds: 'status',
  },
  'cit-01': {
    tells: 'a service of seven minutes',
    at: /\/appointments\/services$/u,
    change: json((body) => ({
      ...body,
      services: [{ ...(body as { services: readonly object[] }).services[0], minutes: 7 }],
    })),
    finds: 'value',
  },
  'cit-02': {
    tells: 'times of an unknown service',
    at: /\/appointments\/times/u,
    change: instead(200, { offices: [], days: [] }),
    finds: 'status',
  },
  'cit-03': {
    tells: 'who comes to an office, for everybody',
    at: /\/staff\/appointments\/offices\/[^/]+\/visits/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'cit-04': {
    tells: 'a place on the waiting list for any key',
    at: /\/appointments\/waiting\/place$/u,
    change: instead(200, {}),
    finds: 'status',
  },
  'cit-05': {
    tells: 'an appointment for everybody who has its key',
    at: /\/appointments\/own$/u,
    change: instead(200, {}),
    finds: 'status',
  },
  'cit-06': {
    tells: 'whose appointments there are, for everybody',
    at: /\/staff\/appointments\/visits\/find$/u,
    change: instead(200, { items: [], itemsCount: 0 }),
    finds: 'status',
  },
  'rsv-01': {
    tells: 'a venue that is listed twice',
    at: /\/reservations\/venues$/u,
    change: json(() => ({
      items: ['norte', 'norte'].map((id) => ({
        id,
        title: 'Norte',
        summary: '',
        address: '',
        spot: null,
        image: null,
        needsApproval: false,
      })),
      itemsCount: 2,
    })),
    finds: 'unwanted',
  },
  'rsv-02': {
    tells: 'free times of what is not there',
    at: /\/venues\/no-such-venue\/week/u,
    change: instead(200, { minutes: 60, days: [] }),
    finds: 'status',
  },
  'tab-01': {
    tells: 'a table without columns',
    at: /collections\/descriptor\/[^?]/u,
    change: json(without('columns')),
    finds: 'unreadable',
  },
  'tab-02': {
    tells: 'rows that are not a list',
    at: rows,
    change: instead(200, [{ data: 'x' }]),
    finds: 'missing',
  },
  'tab-03': {
    tells: 'a second page that begins again',
    at: rows,
    change: onlyWhere(
      (_, { path }) => path.includes('offset=2'),
      data(() => []),
    ),
    finds: 'value',
  },
  'tab-04': {
    tells: 'rows the other way round',
    at: rows,
    change: data((found) => found.toReversed()),
    finds: 'order',
  },
  'tab-05': {
    tells: 'a sorting by anything',
    at: rows,
    change: instead(200, [{ data: [] }]),
    finds: 'status',
  },
  'tab-06': { tells: 'a query of anybody', at: rows, change: instead(200, [{ data: [] }]), finds: 'status' },
  'gus-01': {
    tells: 'likes without their number',
    at: likes,
    change: json(without('voteCount')),
    finds: 'value',
  },
  'gus-02': {
    tells: 'a like that is forgotten',
    at: giving,
    change: counted((count) => count - 1),
    finds: 'value',
  },
  'gus-03': {
    tells: 'a device that counts twice',
    at: giving,
    change: onlyWhere(
      (_, { nth }) => nth === 2,
      counted((count) => count + 1),
    ),
    finds: 'value',
  },
  'gus-04': {
    tells: 'a like that cannot be withdrawn',
    at: giving,
    change: onlyWhere(
      (_, { nth }) => nth === 2,
      counted((count) => count + 1),
    ),
    finds: 'value',
  },
  'gus-05': { tells: 'a like without a session', at: giving, change: instead(200, liked), finds: 'status' },
  'gus-06': {
    tells: 'a like of an unknown proposal',
    at: giving,
    change: instead(200, liked),
    finds: 'status',
  },
  'gus-07': {
    tells: 'a list with other numbers',
    at: /\/surveys\/content$/u,
    change: json((body) => ({ ...body, items: [{ ...liked, voteCount: 10_000 }] })),
    finds: 'value',
  },
} satisfies Partial<Record<CheckId, Damage>>;
