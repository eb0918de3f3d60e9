import { closablePortals } from '#domain/access/closed-portals.ts';
import { audiences } from '#domain/access/audience.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { columnKinds } from '#domain/tables/descriptor.ts';
import { officeTables } from '#domain/tables/rows-collection.ts';
import { knownEditions } from '../../known-indexes.ts';
import { displayTypes } from '../../voting/kinds/question-codecs.ts';
import type { DescribedKind } from './described-field.ts';

/*
 * What codecs do not say of a member. A key is the end of its path: `video_uri` is said of the member `uri` of `video`, and
 * counts before `uri`. A test finds lines that say something of no member.
 */

/** How the value of a member is shown, if not as its codec says. */
export const looks: Readonly<Record<string, DescribedKind>> = {
  body: 'html',
  extra: 'html',
  ayuda: 'html',
  finalizacion: 'html',
  validationText: 'html',
  details: 'html',
  lead: 'lines',
  summary: 'lines',
  arrival: 'lines',
  conditions: 'lines',
  description: 'lines',
  info: 'html',
  note: 'lines',
  reason: 'lines',
  noncompliant: 'lines',
  burden: 'lines',
  outOfScope: 'lines',
  okText: 'lines',
  footer_address: 'lines',
  hours: 'lines',
  detalles: 'lines',
  descripcion_es: 'html',
  descripcion_val: 'html',
  portada_carrusel_text: 'lines',
  headerImage: 'picture',
  logo: 'picture',
  favicon: 'picture',
  image: 'picture',
  images: 'picture',
  images_uri: 'picture',
  images_src: 'picture',
  imagesGroup_images_src: 'picture',
  files_uri: 'file',
  validationFile: 'file',
  css: 'file',
  uri: 'address',
  bases: 'address',
  license: 'address',
  site: 'address',
  primaryColor: 'colour',
  start: 'day',
  end: 'day',
  prepared: 'day',
  reviewed: 'day',
  executedTo: 'day',
  checkedOn: 'day',
  parts_day: 'day',
  sessions_doors: 'moment',
  sessions_begins: 'moment',
  sessions_ends: 'moment',
  saleFrom: 'moment',
  saleUntil: 'moment',
  Fecha: 'day',
  fecha: 'day',
};

/** Words to choose from where a codec accepts any text. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  comments: ['before', 'after', 'no'],
  estado: ['Activa', 'Inactiva'],
  settings_languages: languages,
  demandedLanguages: languages,
  closedPortals: closablePortals,
  defaultLanguage: languages,
  timeZone: ['Europe/Madrid', 'Atlantic/Canary'],
  dateRanges_kind: ['proposals', 'validation', 'survey', 'results', 'works'],
  // The lists of articles that portals have; an article may be in others too.
  articulos_categories: ['noticias'],
  transparencia_edition: knownEditions,
  columns_type: columnKinds,
  displayType: displayTypes,
  audience: audiences,
};

/** What a new document begins with beside what its kind demands: without it, portals would not show it once it is published. */
export const firstValues: Readonly<Record<string, JsonObject>> = {
  asociaciones: { estado: 'Activa' },
  // Their lists ask for those that say that they are published.
  articulos: { isPublished: true },
  procesos: { isPublished: true },
  propuestas: { isPublished: true },
};

/**
 * Days that a new document has although its kind does not demand them: portals list the news by their days, calls and
 * grants by their years, and begin with the latest.
 */
export const begunToday: Readonly<Record<string, (today: CalendarDay) => JsonObject>> = {
  articulos: (start) => ({ publishPeriod: { start } }),
  convocatorias: (Fecha) => ({ Fecha }),
  concesiones: (fecha) => ({ fecha }),
};

/** What a description of a table names by itself: where its rows are, which its editor need not know. */
export const begunByName: Readonly<Record<string, (slug: string) => JsonObject>> = {
  descriptor: (name) => ({ name, db: officeTables, query: name }),
};

/** Names of new items of a list that the office gives, other than those that are there: rows have their values under them. */
export const namedItems: Readonly<Record<string, string>> = { columns: 'key' };

/**
 * Members that an editor shows also if they are empty, beside those that a document needs. The others wait behind a
 * button, so that a page with thirty parts is not thirty empty fields.
 */
export const shownIfEmpty: ReadonlySet<string> = new Set([
  'title',
  'subtitle',
  'lead',
  'body',
  'headerImage',
  'headerImageAlt',
  'isPublished',
  'categories',
  'publishPeriod',
  'publishPeriod_start',
  'dateRanges',
  'dateRanges_name',
  'amount',
  'uri',
  'src',
  'alt',
  'image',
  'terms_term',
  'IDproceso',
  'barrio',
  'validationStatus',
  'nodeTypes',
  'address_street',
  'lat',
  'lng',
  'value',
  'files_title',
  'links_title',
  'webLinks_title',
  'images_title',
  'videos_title',
  'importe',
  'beneficiario',
  'fecha',
  'Fecha',
  'executed',
  'current',
  'concept',
  'programme',
  'holidays_name',
  'columns_title',
  'columns_type',
  'columns_key',
  'questions',
  'info',
  'settings_logo',
  'primaryColor',
  'settings_languages',
  'description',
  'summary',
  'conditions',
  'funds',
  'types',
  'face',
  'price',
  'minimum',
  'uses',
  'most',
  'perPerson',
  'deskShare',
  'areas',
  'districts',
  'waves',
  'giving',
  'lot',
  'drawDays',
  'register',
  'minimumAge',
  'identityProof',
  'samePricePerSale',
  'mixed',
  'returnDays',
  'perShop',
  'vouchers',
  'sum',
  'longest',
  'devices',
  'bearer',
  'audience',
  'task',
  'extension',
  'place',
]);

/** Members that a clerk looks for firstShown, in this order. */
export const firstShown: readonly string[] = [
  'title',
  'subtitle',
  'lead',
  'body',
  'extra',
  'headerImage',
  'headerImageAlt',
  'images',
  'period',
  'publishPeriod',
  'isPublished',
];

/** What programs need and clerks hardly change: shown last. */
export const last: readonly string[] = [
  'data',
  'revisions',
  'section',
  'name',
  'collection',
  'collectionName',
  'realm',
  '_id',
];

/** Members that the office itself writes, or that have no place in an editor. */
export const unshown: ReadonlySet<string> = new Set([
  '_id',
  'collection',
  'collectionName',
  'revisions',
  // Said by the book of ballot boxes.
  'awaitsPaper',
]);

/** Facts of a file that the office writes when the file is chosen. */
export const factsOfFiles: ReadonlySet<string> = new Set(['files_filename', 'files_size', 'files_type']);

/** Members that mean something else than elsewhere: they have a name of their own. */
export const ownLabels: ReadonlySet<string> = new Set([
  'articulos_title',
  'mailboxes_survey',
  'publishPeriod_start',
  'articulos_links',
  'entidades_links',
  'groups_sessions',
  'entradas_types',
  'types_pools',
  'pools_rows',
  'fees_parts',
]);

/** Objects of content pages in which a town may write facts under names of its own. */
export const openGroups: ReadonlySet<string> = new Set(['articulos_data', 'entidades_data']);

/** Former names of members that have another one now: an editor shows them only where they are written. */
export const formerNames: ReadonlySet<string> = new Set(['dateRanges_title']);

/** Members that any document may have and few do. */
export const rare: ReadonlySet<string> = new Set(['name', 'section', 'categories', 'isPublished']);
