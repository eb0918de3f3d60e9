import type { SurveyId } from '../shared/ids.ts';

/**
 * The code that stands for a ballot: 24 characters of base 32, 120 bits, made in the voter's browser. It is the request
 * key and the receipt, it names the voter's line in the published list, and it gives the right to change the vote
 * (decisions: votes).
 */
export type ReceiptCode = string & { readonly ReceiptCode: unique symbol };

/** Letters and digits that nobody takes for each other: neither 0 and 1 nor 8 and 9 are among them. */
export const codeLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const groupLength = 4;
const groups = 6;

/** Makes a code of fifteen random bytes (five bits a character). */
export function receiptCode(bytes: Uint8Array): ReceiptCode {
  if (bytes.length !== 15) throw new RangeError(`a receipt code is made of 15 bytes, not ${bytes.length}`);
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let code = '';
  for (let index = 0; index < groups * groupLength; index += 1) {
    code = codeLetters.charAt(Number(bits & 31n)) + code;
    bits >>= 5n;
  }
  return code as ReceiptCode;
}

/**
 * The text whose SHA-256, in hexadecimal, is the id of the ballot that a code stands for (design: reliability and
 * security, ballot secrecy).
 *
 * @example ballotIdText(surveyId('plaza'), code) // 'plaza\nABCDEFGHIJKLMNOPQRSTUVWX'
 */
export const ballotIdText = (survey: SurveyId, code: ReceiptCode): string => `${survey}\n${code}`;

/** The six entries of four characters that travel in `census.secrets`. */
export const codeEntries = (code: ReceiptCode): readonly string[] =>
  Array.from({ length: groups }, (_, index) => code.slice(index * groupLength, (index + 1) * groupLength));

/** Reads a code as a person may type it: any case, with spaces or dashes. Null when it is not a code. */
export function readReceiptCode(text: string): ReceiptCode | null {
  const plain = text.toUpperCase().replaceAll(/[\s-]/gu, '');
  return /^[A-Z2-7]{24}$/u.test(plain) ? (plain as ReceiptCode) : null;
}

/** What came in `census.secrets`: the voter's own secrets first, the code's six entries (any case) after them, if any. */
export function splitSecrets(secrets: readonly string[]): {
  secrets: readonly string[];
  code: ReceiptCode | null;
} {
  const tail = secrets.slice(-groups);
  // The letters are listed, not folded: the capital of ß is two letters.
  const isCode = tail.length === groups && tail.every((entry) => /^[A-Za-z2-7]{4}$/u.test(entry));
  return isCode
    ? { secrets: secrets.slice(0, -groups), code: tail.join('').toUpperCase() as ReceiptCode }
    : { secrets, code: null };
}

/**
 * Whether six entries of four characters come after the voter's secrets and are no code: it has other characters than A to
 * Z and 2 to 7. Taken for secrets, they would count as a wrong try of that person.
 *
 * @example hasMisspeltCode(['1984', 'K7QM', '2XRA', 'VD5H', 'N3TE', 'W6PJ', 'B4Z0']) // true
 */
export const hasMisspeltCode = (secrets: readonly string[]): boolean =>
  secrets.length > groups &&
  secrets.slice(-groups).every((entry) => entry.length === groupLength) &&
  splitSecrets(secrets).code === null;
