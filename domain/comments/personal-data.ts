import { hasRightCheckLetter, normaliseIdentity } from '../census/identity-number.ts';

/** What a text may say of a person by mistake. */
export const personalKinds = ['phone', 'mail', 'identity'] as const;
/** One of these. */
export type PersonalKind = (typeof personalKinds)[number];

/** A part of a text that looks like personal data. */
interface Found {
  readonly kind: PersonalKind;
  readonly at: number;
  readonly length: number;
}

/** Nine digits from 6 to 9 (Spanish numbers), with or without the prefix of the country, spaces, dots or hyphens. */
const phone = /(?<![\w/])(?:(?:\+|00)34[ .-]?)?[6-9]\d{2}(?:[ .-]?\d{2,3}){2,3}(?!\w)/gu;
const mail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const identity = /(?<!\w)(?:[XYZKLM][ .-]?\d{7}|\d{1,2}\.?\d{3}\.?\d{3})[ .-]?[A-Z](?!\w)/giu;

const nationalDigits = (text: string): string =>
  text.replaceAll(/\D/gu, '').replace(/^(?:00)?34(?=\d{9}$)/u, '');

/** Whether a candidate is what it looks like: nine digits, or a right check letter. */
const holds: Readonly<Record<PersonalKind, (text: string) => boolean>> = {
  phone: (text) => nationalDigits(text).length === 9,
  mail: () => true,
  identity: (text) => hasRightCheckLetter(normaliseIdentity(text)) === true,
};

const looks: Readonly<Record<PersonalKind, RegExp>> = { phone, mail, identity };

const foundIn = (text: string): readonly Found[] =>
  personalKinds.flatMap((kind) =>
    [...text.matchAll(looks[kind])]
      .filter(([match]) => holds[kind](match))
      .map(({ 0: match, index: at }) => ({ kind, at, length: match.length })),
  );

/**
 * What in a text looks like personal data, each kind once. It is a hint for a person who decides: a telephone of the town
 * hall looks the same.
 *
 * @example personalDataIn('Llamadme al 612 345 678') // ['phone']
 */
export function personalDataIn(text: string): readonly PersonalKind[] {
  const found = new Set(foundIn(text).map(({ kind }) => kind));
  return personalKinds.filter((kind) => found.has(kind));
}

/** A part of a text that looks like personal data, as it is written. */
export interface PersonalPart {
  readonly kind: PersonalKind;
  readonly part: string;
}

/**
 * Every part of a text that looks like personal data, as it is written.
 *
 * @example personalPartsIn('Llamadme al 612 345 678') // [{ kind: 'phone', part: '612 345 678' }]
 */
export const personalPartsIn = (text: string): readonly PersonalPart[] =>
  foundIn(text).map(({ kind, at, length }) => ({ kind, part: text.slice(at, at + length) }));

/**
 * A text with letters and digits of what looks like personal data replaced by dots, so that a list shows none.
 *
 * @example withoutPersonalData('Llamadme al 612 345 678') // 'Llamadme al 6·· ··· ···'
 */
export const withoutPersonalData = (text: string): string =>
  foundIn(text).reduce(
    (left, { at, length }) =>
      left.slice(0, at + 1) +
      left.slice(at + 1, at + length).replaceAll(/[^\s·]/gu, (letter) => '·'.repeat(letter.length)) +
      left.slice(at + length),
    text,
  );
