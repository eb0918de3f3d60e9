/** Numbers of persons: NIF of eight digits, NIE and the NIFs that begin with K, L or M; spelt with dots or dashes too. */
const personNumber =
  /(?<![\p{L}\p{N}])(?:[XYZKLM][-. ]?\d{7}|\d{2}\.?\d{3}\.?\d{3})[-. ]?[A-Z](?![\p{L}\p{N}])/giu;

/** A number that somebody has masked already: four digits between stars. */
const maskedNumber = /\*+\d{4}\*+/u;

/**
 * An identity number as it may be shown: the fourth to the seventh of its digits, in the manner of the data protection
 * agencies.
 *
 * @example maskIdentity('12345678Z') // '***4567**'
 * @example maskIdentity('X-1234567-L') // '****4567*'
 */
export function maskIdentity(number: string): string {
  const plain = number.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const from = /^\p{L}/u.test(plain) ? 4 : 3;
  return `${'*'.repeat(from)}${plain.slice(from, from + 4)}${'*'.repeat(plain.length - from - 4)}`;
}

/** A text in which every identity number is masked. */
export const withoutIdentities = (text: string): string => text.replaceAll(personNumber, maskIdentity);

/**
 * Who got a grant, as it may be shown. Of a person it is the masked number alone, without the name; of an organisation
 * it is the name, without its number.
 *
 * @example shownBeneficiary('12345678Z GARCÍA PI, ANA') // '***4567**'
 * @example shownBeneficiary('G46000001 SOCIETAT MUSICAL') // 'SOCIETAT MUSICAL'
 */
export function shownBeneficiary(written: string): string {
  const masked = withoutIdentities(written.trim());
  const person = maskedNumber.exec(masked);
  return person ? person[0] : masked.replace(/^[A-HJNP-SUVW]\d{7}[\dA-J]\s+(?=\S)/iu, '');
}
