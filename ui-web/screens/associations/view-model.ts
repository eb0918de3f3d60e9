import { formatCount } from '#application/text/numbers.ts';
import { addressLine, type Association } from '#domain/directory/association.ts';
import type { LetterGroup } from '#domain/directory/by-letter.ts';
import { otherLetter } from '#domain/directory/letters.ts';
import type { FoundText } from '#domain/shared/localized-text.ts';
import type { MapPlace } from '#ui-web/components/marker-map/places.ts';
import type { Speech } from '#ui-web/speech.ts';
import { associationAddress } from './addresses.ts';
import type { MapFacts } from './presenter.ts';
import { typeNames } from './type-names.ts';

/** "Musicales, Cultural", in the reader's language. */
const typesLine = ({ types }: Association, speech: Speech): string => types.map(typeNames(speech)).join(', ');

/** Some towns write no title: the link to the page still needs a name. */
function titleView({ title, id }: Association, { said }: Speech): FoundText {
  const found = said(title);
  return found.text.trim() === '' ? { text: id, lang: null } : found;
}

/** An association as its card shows it. */
export function associationCardView(association: Association, speech: Speech) {
  const { id, subtitle, types, address, telephones, emails, picture } = association;
  const below = speech.said(subtitle);
  return {
    title: titleView(association, speech),
    ...(below.text.trim() !== '' && { subtitle: below }),
    href: associationAddress(id),
    sign: types[0] ?? '',
    types: typesLine(association, speech),
    address: addressLine(address),
    telephones: [...new Set(telephones)],
    emails: [...new Set(emails)],
    picture,
  };
}

/** The part of the page that holds a letter. */
export const letterId = (letter: string): string => `letra-${letter === otherLetter ? 'otras' : letter}`;

/** The letters of the bar, as links if associations begin with them. */
export const letterViews = (groups: readonly LetterGroup[]) =>
  groups.map(({ letter, associations }) => ({
    letter,
    href: associations.length === 0 ? null : `#${letterId(letter)}`,
  }));

/** "3 asociaciones". */
export const countWords = (count: number, { t }: Speech): string =>
  t('associations:count', { count, n: formatCount(count) });

/**
 * Associations as the map draws them; those without a place too, so that it can say how many they are. The view of an
 * association is made once: a tick on the map shows thousands that were shown a moment ago.
 */
export function mapPlaces(
  { positions }: MapFacts,
  speech: Speech,
): (associations: readonly Association[]) => readonly MapPlace[] {
  const made = new Map<Association, MapPlace>();
  const placeOf = (association: Association): MapPlace => {
    const known = made.get(association);
    if (known !== undefined) return known;
    const place = {
      id: association.id,
      name: titleView(association, speech),
      href: associationAddress(association.id),
      detail: [typesLine(association, speech), addressLine(association.address)]
        .filter((line) => line !== '')
        .join(' · '),
      position: positions.get(association.id) ?? null,
    };
    made.set(association, place);
    return place;
  };
  return (associations) => associations.map(placeOf);
}
