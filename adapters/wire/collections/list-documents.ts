import { anyDocument } from './any-document.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { optionalText } from '../query.ts';

/** Documents of a collection. */
export const listDocumentsCall = {
  method: 'get',
  path: '/api/{realm}/collections/{collection}',
  alsoAt: {
    listDocumentsSlash: '/api/{realm}/collections/{collection}/',
    listContents: '/contents/{realm}/collections/{collection}',
    listContentsSlash: '/contents/{realm}/collections/{collection}/',
  },
  query: {
    limit: optionalText,
    offset: optionalText,
    sort: optionalText,
    fields: optionalText,
    or: optionalText,
    _id: optionalText,
    'data.slug': optionalText,
    categories: optionalText,
    isPublished: optionalText,
    ita: optionalText,
    name: optionalText,
    'region.realm': optionalText,
    estado: optionalText,
    nodeTypes: optionalText,
    coordinates: optionalText,
    algo: optionalText,
    year: optionalText,
    bdns: optionalText,
    title: optionalText,
    'data.validationStatus': optionalText,
    'data.barrio': optionalText,
    'data.IDproceso': optionalText,
    'delivery.status': optionalText,
    nombrevia: optionalText,
    expand: optionalText,
  },
  caller: 'anybody',
  answer: listOf(anyDocument),
  refusals: ['wrongQuery', 'unknownDocument'],
} as const satisfies Call;

export const listDocumentsText: CallText<typeof listDocumentsCall> = {
  call: listDocumentsCall,
  id: 'listDocuments',
  topic: 'collections',
  summary:
    'Documents of a collection. A filter on a field that is not named here is refused, and so is a parameter other than `or` that is given twice.',
  query: {
    limit: { tells: 'How many at most: 20 by default, at most 10,000.', example: '6' },
    offset: { tells: 'How many to leave out first.', example: '6' },
    sort: {
      tells: 'Fields, separated by commas, with a dash before those in descending order.',
      example: '-publishPeriod.start',
    },
    fields: { tells: 'Only these fields, separated by commas, and _id.', example: 'title,data' },
    or: {
      tells:
        'Alternatives, separated by commas; one of them must match. Given several times, one of each must match.',
      example: '_id=proceso-1,data.slug=proceso-1',
    },
    _id: { tells: 'Of processes, articles and menus.' },
    'data.slug': { tells: 'Of processes and articles; also data.slug.und, .es, .va and .ca.' },
    categories: { tells: 'Of processes and articles.', example: 'noticias' },
    isPublished: { tells: 'Of processes and articles.', example: 'true' },
    ita: { tells: 'Of articles; an empty value asks for those that have one.' },
    name: { tells: 'Of settings and vocabularies.', example: 'barrios' },
    'region.realm': { tells: 'Of regions.' },
    estado: { tells: 'Of associations; only active ones are ever listed.', example: 'Activa' },
    nodeTypes: { tells: 'Of associations.', example: 'Cultural' },
    coordinates: { tells: 'Of associations; an empty value asks for those that have a place on the map.' },
    algo: { tells: 'Of calls for subsidies: the number in the national register.' },
    year: { tells: 'Of budgets.', example: '2026' },
    bdns: { tells: 'Of grants: the number of their call in the national register.' },
    title: {
      tells: 'Of proposals, and of the lists that forms offer; between slashes, a part of it.',
      example: '/banco/i',
    },
    'data.validationStatus': { tells: 'Of proposals: the town’s validation.' },
    'data.barrio': { tells: 'Of proposals: their neighbourhood.' },
    'data.IDproceso': { tells: 'Of proposals: the process that they are for.' },
    'delivery.status': {
      tells: 'Of proposals: the status of their delivery; an empty value asks for those that have one.',
      example: 'works',
    },
    nombrevia: { tells: 'Of streets; between slashes, a part of the name.', example: '/mayor/i' },
    expand: { tells: 'Accepted; it has no effect here.' },
  },
  answer: 'A page of them, and how many there are in all.',
};
