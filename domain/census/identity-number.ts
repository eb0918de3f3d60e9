import { type Either, left, right } from '../shared/result.ts';

/** A normalised identity number: `12345678Z`, `X1234567L`, `K1234567L`. Never shown or logged in full. */
export type IdentityNumber = string & { readonly IdentityNumber: unique symbol };

/** Why a text is not an identity number. `length` counts its letters and digits. */
export type IdentityFault =
  | { readonly kind: 'identityTooShort'; readonly length: number }
  | { readonly kind: 'identityMisspelt' };

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The check letter of a Spanish identity number: the number modulo 23 (Ministry of the Interior). */
export const checkLetter = (digits: number): string => letters.charAt(digits % 23);

/**
 * Normalises every spelling of an identity number: full-width characters become plain ones (NFKC), all but letters and
 * digits are removed, letters become upper case, leading zeros of a NIF are restored. `12.345.678-z` and ` 12345678Z`
 * are the same person.
 */
export function normaliseIdentity(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return /^\d{1,8}[A-Z]$/u.test(plain) ? plain.padStart(9, '0') : plain;
}

/** At least 8 characters (specification 2, section 5), and letters of the Latin alphabet alone. */
export function readIdentity(text: string): Either<IdentityFault, IdentityNumber> {
  const normalised = normaliseIdentity(text);
  if (normalised.length < 8) return left({ kind: 'identityTooShort', length: normalised.length });
  if (!/^[A-Z0-9]{8,20}$/u.test(normalised)) return left({ kind: 'identityMisspelt' });
  return right(normalised as IdentityNumber);
}

/**
 * Whether a normalised number is that of a NIF or NIE without its check letter: eight digits, or X, Y, Z, K, L or M and
 * seven.
 *
 * @example lacksCheckLetter('12345678') // true
 */
export const lacksCheckLetter = (identity: string): boolean => /^(?:\d|[XYZKLM])\d{7}$/u.test(identity);

/** The digit that the letter of a foreigner's number stands for. */
const foreignPrefixes: Readonly<Partial<Record<string, string>>> = { X: '0', Y: '1', Z: '2' };

/** Whether the check letter of a NIF (digits, or K, L, M) or NIE (X, Y, Z) is right; null for anything else. */
export function hasRightCheckLetter(identity: string): boolean | null {
  const match = /^([XYZKLM]?)(\d{7,8})([A-Z])$/u.exec(identity);
  if (!match || (match[1] === '') !== (match[2]?.length === 8)) return null;
  const prefix = foreignPrefixes[identity.charAt(0)] ?? '';
  return checkLetter(Number(prefix + match[2])) === match[3];
}
