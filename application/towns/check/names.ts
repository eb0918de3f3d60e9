import {
  type PlaceOfNames,
  slugPath,
  type TownContents,
  type TownDocument,
} from '#domain/content/town-contents.ts';
import { textsIn, valuesAt } from '#domain/shared/values-at.ts';

/** Names are texts, or numbers as texts; a slug may be given for each language. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'number' ? [String(value)] : textsIn(value).map((text) => text.value);

/** The names that documents of a town have in one of several places. */
export const namesAt = ({ collections }: TownContents, places: readonly PlaceOfNames[]): readonly string[] =>
  places.flatMap(({ collection, at, name }) =>
    (collections.get(collection) ?? [])
      .filter((document) => name === undefined || document['name'] === name)
      .flatMap((document) => at.flatMap((steps) => valuesAt(document, steps)))
      .flatMap(({ value }) => textsOf(value)),
  );

/** The slug of a page's address: the first that is not empty names it, else its `_id`. */
export const pageSlug = (document: TownDocument): string =>
  valuesAt(document, slugPath)
    .flatMap(({ value }) => textsOf(value))
    .find((slug) => slug !== '') ?? document._id;
