import { type Language, textFor } from '../shared/localized-text.ts';
import { type Association, isListed } from './association.ts';
import { typeTitle } from './association-types.ts';
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

/** Those in whose title, subtitle or types every word of the search stands, whatever the accents and capitals. */
export function searchAssociations(
  associations: readonly Association[],
  search: string,
  language: Language,
): readonly Association[] {
  const words = folded(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return associations.filter((association) => {
    const types = association.types.map((type) => typeTitle(type, language));
    const text = folded(
      [titleOf(association, language), textFor(association.subtitle, language, 'es').text, ...types].join(
        '\n',
      ),
    );
    return words.every((word) => text.includes(word));
  });
}

/** Those of at least one of the types; of no type chosen, none (specification 3, section 4). */
export const ofTypes = (
  associations: readonly Association[],
  types: readonly string[],
): readonly Association[] =>
  associations.filter((association) => association.types.some((type) => types.includes(type)));
