import type { IdentityNumber } from '../../census/identity-number.ts';
import type { Language } from '../../shared/localized-text.ts';

/** Where a letter goes, as it is written on it. It is never stored. */
export interface LetterAddress {
  readonly name: string;
  /** The street with its number, then what else is needed to find the door. */
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly town: string;
}

/** A person to whom a letter goes; the language is null if nobody has said it. */
export interface AddressedPerson extends LetterAddress {
  readonly identity: IdentityNumber;
  readonly language: Language | null;
}

const order = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** What the post looks at, one after the other. */
const keys: readonly ((to: LetterAddress) => string)[] = [
  ({ postalCode }) => postalCode,
  ({ town }) => town,
  ({ lines }) => lines.join(', '),
  ({ name }) => name,
];

/** Letters as the post delivers them: by postal code, then by street and number. It leaves the list as it is. */
export const sortedForPost = <Letter extends LetterAddress>(letters: readonly Letter[]): readonly Letter[] =>
  letters.toSorted((one, other) => {
    const compared = keys.map((keyOf) => order.compare(keyOf(one), keyOf(other)));
    return compared.find((sign) => sign !== 0) ?? 0;
  });
