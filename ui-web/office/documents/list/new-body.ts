import type { DescribedField } from '#adapters/wire/documents/description/described-field.ts';
import { begunToday, firstValues } from '#adapters/wire/documents/description/looks.ts';
import { fieldsOfKind } from '#adapters/wire/documents/description/fields-within.ts';
import { titleNames } from '#domain/documents/document-title.ts';
import type { Json, JsonObject } from '#domain/documents/json.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';

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
}

/** The content with which a new document begins: its title, the end of its address, and what its kind demands. */
export function newBody({ collection, title, language, today }: NewBody): JsonObject {
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
    ...(hasSlug && { data: { slug } }),
    ...(named !== null && { [named.name]: named.isLocalized ? { [language]: title } : value }),
  };
}
