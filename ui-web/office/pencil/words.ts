import { type Language, languages, languageTag } from '#domain/shared/localized-text.ts';

type Texts = Readonly<Record<string, string>>;

const own = import.meta.glob<Texts>('./*/office-page.json', {
  base: '../../../application/text/catalogue',
  eager: true,
  import: 'default',
});
/* Of the texts of the editor only the names of the kinds of documents. */
const kinds = import.meta.glob<Texts>('./*/office-fields.json', {
  base: '../../../application/text/catalogue',
  eager: true,
  import: 'kind',
});

/** The language in which the page is shown. */
export const pageLanguage = ({ lang }: HTMLElement): Language =>
  languages.find((one) => languageTag(one) === lang) ?? 'es';

const textsIn = (files: Readonly<Record<string, Texts>>, language: Language): Texts =>
  Object.entries(files).find(([path]) => path.includes(`/${language}/`))?.[1] ?? {};

/** A text of what the office puts into pages of the portal; `value` takes the place of the name in braces. */
export const say = (language: Language, text: string, value = ''): string =>
  (textsIn(own, language)[text] ?? '').replace(/\{\{\w+\}\}/u, () => value);

/** What documents of a collection are called; a collection of the town's own has its own name. */
export const nameOfKind = (language: Language, collection: string): string =>
  textsIn(kinds, language)[collection] ?? collection;
