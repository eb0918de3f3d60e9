import { type Either, isLeft, left } from '../shared/result.ts';
import { type IdentityFault, type IdentityNumber, readIdentity } from './identity-number.ts';

/**
 * What a person identifies with (specification 2, section 3): 1 Spanish NIF with DNI, 4 foreign NIF with NIE,
 * 5 passport, 7 Spanish NIF without DNI. The numbers are those of the public service that checks identities.
 */
export type DocumentType = '1' | '4' | '5' | '7';

/** Every type, in the order in which they are offered. */
export const documentTypes: readonly DocumentType[] = ['1', '4', '5', '7'];

/** Why a number cannot be that of a document of its type. */
export type DocumentFault = IdentityFault | { readonly kind: 'wrongForm'; readonly type: DocumentType };

/**
 * How the normalised numbers of each type look. A passport has the form of its country: only its length and characters
 * are known, and they are checked earlier.
 */
const forms: Readonly<Record<DocumentType, RegExp>> = {
  '1': /^\d{8}[A-Z]$/u,
  '4': /^[XYZ]\d{7}[A-Z]$/u,
  '5': /^/u,
  '7': /^[KLM]\d{7}[A-Z]$/u,
};

/** The type that a text names, spaces around it aside; null if there is none. */
export const readDocumentType = (text: string): DocumentType | null =>
  documentTypes.find((type) => type === text.trim()) ?? null;

/**
 * The number of a document of that type. Its check letter is not judged here: a wrong one is reported while the person
 * types, and the issuer of the document decides.
 *
 * @example readDocumentNumber('4', 'x-1234567-l') // right('X1234567L')
 * @example readDocumentNumber('1', 'X1234567L') // left({ kind: 'wrongForm', type: '1' })
 */
export function readDocumentNumber(type: DocumentType, text: string): Either<DocumentFault, IdentityNumber> {
  const identity = readIdentity(text);
  if (isLeft(identity)) return identity;
  return forms[type].test(identity.right) ? identity : left({ kind: 'wrongForm', type });
}

/** Whether the last letter of such a number can be computed from its digits. */
export const hasCheckLetter = (type: DocumentType): boolean => type !== '5';
