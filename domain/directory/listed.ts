import { type Language, textFor } from '../shared/localized-text.ts';
import { type Association, isListed } from './association.ts';
import { wordsOfSearch, hasWords } from './words-of-search.ts';
import { folded } from './folded.ts';

/** The title that a reader sees, without the blanks around it. */
export const titleOf = ({ title }: Association, language: Language): string =>
  textFor(title, language, 'es').text.trim();

/** Only the active ones, by title as the reader sees it; those with the same title by id. */
export function listed(associations: readonly Association[], language: Language): readonly Association[] {
  return associations
    .filter(isListed)
    .map((association) => ({
      association,
      key: `${folded(titleOf(association, language))}\0${association.id}`,
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ association }) => association);
}

/** Whose eyes the directory is seen with. */
export interface DirectoryReader {
  readonly language: Language;
  /** A type in the reader's language; one that is not known stays as the register has it. */
  readonly typeName: (type: string) => string;
}

/** An association and the words that it is looked for by. */
export interface Sought {
  readonly association: Association;
  readonly words: string;
}

/** What associations are looked for by: made once for a list that is searched again and again. */
export const soughtBy = (
  associations: readonly Association[],
  { language, typeName }: DirectoryReader,
): readonly Sought[] =>
  associations.map((association) => {
    const types = association.types.map(typeName);
    const subtitle = textFor(association.subtitle, language, 'es').text;
    const words = folded([titleOf(association, language), subtitle, ...types].join('\n'));
    return { association, words };
  });

/**
 * Those that have every word of the search in their title, subtitle or types, without regard to accents and capitals.
 */
export function searchSought(sought: readonly Sought[], search: string): readonly Association[] {
  const asked = wordsOfSearch(search);
  return sought.filter(({ words }) => hasWords(words, asked)).map(({ association }) => association);
}

/** The same for a list that is searched once. */
export const searchAssociations = (
  associations: readonly Association[],
  search: string,
  reader: DirectoryReader,
): readonly Association[] => searchSought(soughtBy(associations, reader), search);

/** Those of at least one of the types; of no type chosen, none (specification 3, section 4). */
export const ofTypes = (
  associations: readonly Association[],
  types: readonly string[],
): readonly Association[] =>
  associations.filter((association) => association.types.some((type) => types.includes(type)));
