import * as t from 'io-ts';

/**
 * The body of an identity check: the parameters of the public service, and that the person has authorised the look-up;
 * without that nothing is looked up. A type may be a number.
 */
export const credentialsWire = t.type({
  id: t.string,
  type: t.union([t.string, t.number]),
  date: t.string,
  consent: t.literal(true),
});
export type CredentialsWire = t.TypeOf<typeof credentialsWire>;

/** The answer is the public service's own: one word (specification 2, section 7). */
export const validWord = 'True';
export const invalidWord = 'False';
