import { pharmacyDocuments } from '#adapters/wire/pharmacies/rota-document.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { allProposals, isOfOneProcess } from '#domain/processes/proposal-collection.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { searchedWords } from './searched-words.ts';
import { shownDocuments } from './shown-documents.ts';

/**
 * What may be asked of a collection. Anything else is refused: with a filter on any field, hidden values could be
 * guessed.
 */
interface Askable {
  readonly filters: readonly string[];
  /** Fields that may be searched by a part of their text, as `/molí/i`. */
  readonly searched?: readonly string[];
  readonly sorts: readonly string[];
}

const keys = ['_id', 'data.slug', 'data.slug.und', 'data.slug.es', 'data.slug.va', 'data.slug.ca'];

/** The specification's own search of a collection: on the title in each language, or on `collectionName` or `name`. */
const titles = [
  'title',
  'title.es',
  'title.va',
  'title.ca',
  'title.en',
  'title.eu',
  'collectionName',
  'name',
];

/** The collections that are served, with the fields of the specification's own calls (3, section 7). */
const served: Readonly<Record<string, Askable>> = {
  settings: { filters: ['name'], sorts: [] },
  menus: { filters: ['_id'], sorts: [] },
  regions: { filters: ['region.realm'], sorts: [] },
  vocabularios: { filters: ['name'], sorts: [] },
  procesos: {
    filters: [...keys, ...titles, 'categories', 'isPublished'],
    searched: titles,
    sorts: ['isPublished', 'period._extent.start', 'title'],
  },
  articulos: {
    filters: [...keys, ...titles, 'categories', 'isPublished', 'ita'],
    searched: titles,
    sorts: ['publishPeriod.start', 'title'],
  },
  propuestas: {
    filters: [
      ...keys,
      'title',
      'categories',
      'isPublished',
      'data.barrio',
      'data.IDproceso',
      'data.validationStatus',
      'delivery.status',
    ],
    sorts: ['title', 'isPublished'],
    searched: ['title'],
  },
  asociaciones: { filters: [...keys, 'estado', 'nodeTypes', 'coordinates'], sorts: ['title'] },
  /** Content pages of entities: associations of towns, companies, services. */
  entidades: { filters: [...keys, 'isPublished'], sorts: ['title'] },
  indices: { filters: ['_id', 'edition'], sorts: [] },
  transparencia: { filters: ['_id', 'edition', 'year'], sorts: ['year'] },
  enlaces: { filters: ['_id'], sorts: [] },
  convocatorias: { filters: ['_id', 'algo'], sorts: ['Fecha'] },
  descriptor: { filters: ['_id', 'name'], sorts: [] },
  presupuestos: { filters: ['_id', 'year'], sorts: ['year'] },
  /** Rotas of pharmacies. */
  [pharmacyDocuments]: { filters: ['_id'], sorts: [] },
  concesiones: { filters: ['_id', 'bdns'], sorts: ['fecha', 'importe'] },
};

/** Collections that a form's fields name, and to which a town adds as it likes; streets are searched by their name. */
const listed: Askable = {
  filters: ['_id', ...titles, 'nombrevia', 'nucleo', 'cpostal'],
  searched: [...titles, 'nombrevia'],
  sorts: ['title', 'nombrevia'],
};
const isListed = (collection: string) => /^(?:callejero|lista-[a-z0-9-]{1,40})$/u.test(collection);
const askableOf = (collection: string, own: readonly string[]): Askable | undefined => {
  if (own.includes(collection)) return served['entidades'];
  if (isListed(collection)) return listed;
  if (isOfOneProcess(collection)) return served[allProposals];
  return Object.hasOwn(served, collection) ? served[collection] : undefined;
};

/** Parameters that say how to answer, not what to look for. `expand`, `lang` and similar ones change nothing here. */
const manners = new Set(['limit', 'offset', 'sort', 'fields', 'or', 'expand', 'lang', 'locale', 'realm']);
const most = 10_000;
const usual = 20;

export type CollectionQuery = Readonly<Record<string, string | readonly string[] | undefined>>;
export type QueryRefusal = { readonly kind: 'unknownDocument' | 'wrongQuery' };
type Answered = Either<
  QueryRefusal,
  { readonly items: readonly CouncilDocument[]; readonly itemsCount: number }
>;

/** Every value at a path: of lists and of texts in several languages, each member. */
function valuesAt(document: unknown, path: string): readonly unknown[] {
  let values: readonly unknown[] = [document];
  for (const step of path.split('.')) {
    values = values.flatMap((value) => {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return [];
      const next: unknown = (value as Record<string, unknown>)[step];
      return Array.isArray(next) ? (next as readonly unknown[]) : [next];
    });
  }
  return values.flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [value],
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whether a field equals what is asked for, or contains the text that is looked for. */
function fits(document: CouncilDocument, field: string, wanted: string, { searched = [] }: Askable): boolean {
  const isSought = searched.includes(field) ? searchedWords(wanted) : null;
  if (isSought === null) return holds(document, field, wanted);
  return valuesAt(document, field).some((value) => isSought(textOf(value)));
}

/** A filter without a value (`&ita`) asks for documents that have something there. */
const holds = (document: CouncilDocument, field: string, wanted: string) =>
  valuesAt(document, field).some((value) =>
    wanted === '' ? value !== '' && value !== null : textOf(value) === wanted,
  );

/** Documents without the field come last, in either order. */
function order(a: unknown, b: unknown, descending: boolean): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return textOf(a) < textOf(b) === descending ? 1 : -1;
}

function sorted(documents: readonly CouncilDocument[], sort: string): readonly CouncilDocument[] {
  const criteria = sort.split(',').filter((field) => field !== '');
  return documents.toSorted((a, b) => {
    for (const criterion of criteria) {
      const field = criterion.replace(/^-/u, '');
      const compared = order(valuesAt(a, field)[0], valuesAt(b, field)[0], criterion.startsWith('-'));
      if (compared !== 0) return compared;
    }
    return 0;
  });
}

/** Only the fields asked for, and always `_id`. `data.IDproceso` asks for that one of the fields of `data`. */
function cut(document: CouncilDocument, fields: readonly string[]): CouncilDocument {
  return fields.length === 0 ? document : (onlyFields(document, ['_id', ...fields]) as CouncilDocument);
}

function onlyFields(value: object, fields: readonly string[]): object {
  const kept = Object.entries(value).flatMap(([key, held]: [string, unknown]) => {
    if (fields.includes(key)) return [[key, held]];
    const within = fields
      .filter((field) => field.startsWith(`${key}.`))
      .map((field) => field.slice(key.length + 1));
    const isOpened = within.length > 0 && typeof held === 'object' && held !== null && !Array.isArray(held);
    return isOpened ? [[key, onlyFields(held, within)]] : [];
  });
  return Object.fromEntries(kept) as object;
}

const wholeNumber = (text: unknown, otherwise: number): number | null => {
  if (text === undefined) return otherwise;
  return typeof text === 'string' && /^\d{1,6}$/u.test(text) ? Number(text) : null;
};

const terms = (text: unknown) =>
  typeof text === 'string' ? text.split(',').filter((term) => term !== '') : [];

/** Whether a collection is served at all; `own` are those that the town added. */
export const isServed = (collection: string, own: readonly string[] = []): boolean =>
  askableOf(collection, own) !== undefined;

/** Each `or` of a query gives alternatives, of which one must hold. */
const alternativesIn = (or: CollectionQuery[string]) =>
  (typeof or === 'object' ? or : [or])
    .map(terms)
    .filter((group) => group.length > 0)
    .map((group) =>
      group.map((term) => {
        const [field = '', ...value] = term.split('=');
        return [field, value.length === 0 ? undefined : value.join('=')] as const;
      }),
    );

/** Answers a query over all documents of a collection: filters, `or`, sort, paging, fields. */
export function queryCollection(
  collection: string,
  documents: readonly CouncilDocument[],
  query: CollectionQuery,
  own: readonly string[] = [],
): Answered {
  const askable = askableOf(collection, own);
  if (askable === undefined) return left({ kind: 'unknownDocument' });
  const filters = Object.entries(query).filter(([name]) => !manners.has(name));
  const alternatives = alternativesIn(query['or']);
  const sorts = terms(query['sort']).map((field) => field.replace(/^-/u, ''));
  const limit = wholeNumber(query['limit'], usual);
  const offset = wholeNumber(query['offset'], 0);
  // Any other parameter given twice is ambiguous: the query is refused.
  const once = Object.entries(query).every(([name, value]) => name === 'or' || !Array.isArray(value));
  // Every document is found by its key.
  const mayAsk = (field: string) => askable.filters.includes(field) || keys.includes(field);
  const allowed =
    once &&
    filters.every(([name, value]) => askable.filters.includes(name) && typeof value === 'string') &&
    alternatives.flat().every(([field, value]) => mayAsk(field) && value !== undefined) &&
    sorts.every((field) => askable.sorts.includes(field));
  if (!allowed || limit === null || offset === null) return left({ kind: 'wrongQuery' });
  const answering = shownDocuments(own.includes(collection) ? 'entidades' : collection, documents).filter(
    (document) =>
      filters.every(([name, value]) => fits(document, name, textOf(value), askable)) &&
      alternatives.every((group) =>
        group.some(([field, value]) => value !== '' && fits(document, field, textOf(value), askable)),
      ),
  );
  const items = sorted(answering, typeof query['sort'] === 'string' ? query['sort'] : '')
    .slice(offset, offset + Math.min(limit, most))
    .map((document) => cut(document, terms(query['fields'])));
  return right({ items, itemsCount: answering.length });
}

/** Processes that run on some day from `start` to `end`, both included; days are those of the town's zone. */
export function queryBetween(
  documents: readonly CouncilDocument[],
  query: CollectionQuery,
  zone: TimeZone,
): Answered {
  const { start, end, ...rest } = query;
  const day = (value: unknown) => (typeof value === 'string' ? (readMoment(value, zone)?.day ?? null) : null);
  const [from, to] = [day(start), day(end)];
  if (from === null || to === null) return left({ kind: 'wrongQuery' });
  const running = documents.filter((document) => {
    const first = day(valuesAt(document, 'period._extent.start')[0]);
    const last = day(valuesAt(document, 'period._extent.end')[0]);
    return first !== null && last !== null && first <= to && last >= from;
  });
  return queryCollection('procesos', running, rest);
}
