import * as t from 'io-ts';
import { articleWire } from '#adapters/wire/article.ts';
import { associationWire } from '#adapters/wire/association.ts';
import { documentWire, listOf, regionWire, vocabularyWire } from '#adapters/wire/document.ts';
import { processWire } from '#adapters/wire/process.ts';
import { settingsWire } from '#adapters/wire/settings.ts';
import { menuWire } from '#adapters/wire/site.ts';
import { grantWire, subsidyCallWire } from '#adapters/wire/subsidy.ts';
import { tableDescriptorWire } from '#adapters/wire/table.ts';
import { townBudgetWire } from '#adapters/wire/town-budget.ts';
import { alsoAt, type CallDescription, type QueryParameter } from '#adapters/wire/call-description.ts';

/** A document of any collection. Those of a query with `fields` are cut down to these and `_id`. */
const anyDocument = t.intersection([
  documentWire,
  t.union([
    processWire,
    articleWire,
    menuWire,
    vocabularyWire,
    regionWire,
    settingsWire,
    associationWire,
    subsidyCallWire,
    grantWire,
    tableDescriptorWire,
    townBudgetWire,
  ]),
]);

const page: readonly QueryParameter[] = [
  { name: 'limit', tells: 'How many at most: 20 where nothing is said, 10,000 at the most.', example: '6' },
  { name: 'offset', tells: 'How many to leave out first.', example: '6' },
  {
    name: 'sort',
    tells: 'Fields, separated by commas, with a dash before those that go down.',
    example: '-publishPeriod.start',
  },
  { name: 'fields', tells: 'Only these fields, separated by commas, and _id.', example: 'title,data' },
];
const filters: readonly QueryParameter[] = [
  {
    name: 'or',
    tells: 'Alternatives, separated by commas; one of them must hold.',
    example: '_id=proceso-1,data.slug=proceso-1',
  },
  { name: '_id', tells: 'Of processes, articles and menus.' },
  { name: 'data.slug', tells: 'Of processes and articles; also data.slug.und, .es, .va and .ca.' },
  { name: 'categories', tells: 'Of processes and articles.', example: 'noticias' },
  { name: 'isPublished', tells: 'Of processes and articles.', example: 'true' },
  { name: 'ita', tells: 'Of articles; empty asks for those that have something there.' },
  { name: 'name', tells: 'Of settings and vocabularies.', example: 'barrios' },
  { name: 'region.realm', tells: 'Of regions.' },
  { name: 'estado', tells: 'Of associations; only active ones are ever told.', example: 'Activa' },
  { name: 'nodeTypes', tells: 'Of associations.', example: 'Cultural' },
  { name: 'coordinates', tells: 'Of associations; empty asks for those that have a place on the map.' },
  { name: 'algo', tells: 'Of calls for subsidies: the number in the national register.' },
  { name: 'year', tells: 'Of budgets.', example: '2026' },
  { name: 'bdns', tells: 'Of grants: the number of their call in the national register.' },
];

const list: CallDescription = {
  id: 'listDocuments',
  method: 'get',
  path: '/api/{realm}/collections/{collection}',
  topic: 'collections',
  summary:
    'Documents of a collection. A filter on a field that is not named here is refused, and so is a parameter given twice.',
  query: [...page, ...filters],
  answer: {
    kind: 'json',
    codec: listOf(anyDocument),
    tells: 'A stretch of them, and how many there are in all.',
  },
  refusals: ['wrongQuery', 'unknownRealm', 'unknownDocument'],
};
const single: CallDescription = {
  id: 'readDocument',
  method: 'get',
  path: '/api/{realm}/collections/{collection}/{id}',
  topic: 'collections',
  summary: 'One document.',
  answer: { kind: 'json', codec: anyDocument, tells: 'The document.' },
  refusals: ['unknownRealm', 'unknownDocument'],
};
const between: CallDescription = {
  id: 'listProcessesBetween',
  method: 'get',
  path: '/api/{realm}/collections/procesos/between',
  topic: 'collections',
  summary: 'Processes that run on some day of a stretch, both ends included, in the days of the town.',
  query: [
    { name: 'start', tells: 'The first day.', required: true, example: '2027-01-01' },
    { name: 'end', tells: 'The last day.', required: true, example: '2027-01-31' },
    ...page,
  ],
  answer: {
    kind: 'json',
    codec: listOf(processWire),
    tells: 'A stretch of them, and how many there are in all.',
  },
  refusals: ['wrongQuery', 'unknownRealm'],
};

export const collectionCalls: readonly CallDescription[] = [
  ...alsoAt(list, {
    listDocumentsSlash: '/api/{realm}/collections/{collection}/',
    listContents: '/contents/{realm}/collections/{collection}',
    listContentsSlash: '/contents/{realm}/collections/{collection}/',
  }),
  ...alsoAt(single, { readContent: '/contents/{realm}/collections/{collection}/{id}' }),
  ...alsoAt(between, { listContentsBetween: '/contents/{realm}/collections/procesos/between' }),
  {
    id: 'readRegion',
    method: 'get',
    path: '/api/regions/collections/all',
    topic: 'collections',
    summary: 'The region of a town: where it lies, its privacy policy, its survey application.',
    query: [{ name: 'region.realm', tells: 'The town.', required: true, example: 'vilanova' }],
    answer: { kind: 'json', codec: listOf(regionWire), tells: 'The region.' },
    refusals: ['unknownRealm'],
  },
];
