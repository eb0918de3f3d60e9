import type { DescribedField } from '#adapters/wire/documents/description/described-field.ts';
import { begunByName, begunToday, firstValues } from '#adapters/wire/documents/description/looks.ts';
import { fieldsOfKind } from '#adapters/wire/documents/description/fields-within.ts';
import { titleNames } from '#domain/documents/document-title.ts';
import type { Json, JsonObject } from '#domain/documents/json.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { TableColumn } from '#domain/tables/descriptor.ts';
import { eurosIn, figureIn } from '../form/figures.ts';

/** The field that has the title of a kind of documents; null if it has none. */
export const titleField = (collection: string): DescribedField | null => {
  const fields = fieldsOfKind(collection);
  return titleNames.flatMap((name) => fields.filter((one) => one.name === name))[0] ?? null;
};

/**
 * The end of an address for a title: small letters, digits and hyphens.
 *
 * @example slugFor('Obras en el Mercado, año 2027') // 'obras-en-el-mercado-ano-2027'
 */
export const slugFor = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 60);

/** What a kind demands and can begin with: lists without items, and days that are changed afterwards. */
function demanded(fields: readonly DescribedField[], today: CalendarDay): JsonObject {
  const begun = fields
    .filter(({ isRequired }) => isRequired)
    .flatMap(({ name, item, members, value }): readonly (readonly [string, Json])[] => {
      if (item !== null) return [[name, []]];
      if (members !== null) return [[name, demanded(members(), today)]];
      return value === 'day' ? [[name, today]] : [];
    });
  return Object.fromEntries(begun);
}

interface NewBody {
  readonly collection: string;
  readonly title: string;
  readonly language: Language;
  readonly today: CalendarDay;
  /** The collections of the tables that the town has: a new one has rows of its own. */
  readonly tables?: readonly string[];
}

/** A name for a new table that no other one has; rows of two tables would be mixed. */
function tableName(slug: string, tables: readonly string[]): string {
  const name = slug.slice(0, 36).replace(/-$/u, '') || 'tabla';
  const isTaken = (one: string) => tables.some((collection) => collection.endsWith(`-${one}`));
  let at = 2;
  if (!isTaken(name)) return name;
  while (isTaken(`${name}-${at}`)) at += 1;
  return `${name}-${at}`;
}

/** The content with which a new row of a table begins: what its first column has. */
export const newRow = (columns: readonly Pick<TableColumn, 'key' | 'kind'>[], first: string): JsonObject => {
  const [column] = columns;
  if (column === undefined) return { title: first };
  const isNumber = column.kind === 'number' || column.kind === 'percent' || column.kind === 'currency';
  const figure = column.kind === 'currency' ? eurosIn(first) : figureIn(first);
  return { [column.key]: (isNumber ? figure : null) ?? first };
};

/** The content with which a new document begins: its title, the end of its address, and what its kind demands. */
export function newBody({ collection, title, language, today, tables = [] }: NewBody): JsonObject {
  const fields = fieldsOfKind(collection);
  // Nothing describes the lists and tables of a town: their editor shows what a document has.
  if (fields.length === 0) return { title: { [language]: title } };
  const named = titleField(collection);
  const value = named?.value === 'number' ? Number(title) || title : title;
  const slug = slugFor(title);
  const data = fields.find(({ name }) => name === 'data');
  const hasSlug = data?.members?.().some(({ name }) => name === 'slug') === true && slug !== '';
  return {
    ...demanded(fields, today),
    ...begunToday[collection]?.(today),
    ...firstValues[collection],
    ...begunByName[collection]?.(tableName(slug, tables)),
    ...(hasSlug && { data: { slug } }),
    ...(named !== null && { [named.name]: named.isLocalized ? { [language]: title } : value }),
  };
}
