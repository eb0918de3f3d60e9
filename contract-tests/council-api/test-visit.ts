import { createHash } from 'node:crypto';
import type { SurveyId } from '#domain/shared/ids.ts';
import { ballotIdText, codeEntries, readReceiptCode, receiptCode } from '#domain/voting/receipt-code.ts';
import type { TestPerson } from './credentials.ts';

/** The writer in a test town: its people, and a seed that makes the devices of this run new ones. */
export interface TestVisit {
  readonly people: readonly TestPerson[];
  readonly seed: string;
}

const digest = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest();

/** A device of this run, with the password that belongs to it (specification 1, section 3). */
export function deviceOf({ seed }: TestVisit, visitor: string) {
  const deviceId = digest(seed, visitor).toString('hex').slice(0, 32);
  return { deviceId, password: createHash('sha256').update(deviceId).digest('hex') };
}

/** Entries of a receipt code that belongs to the words given: the same words, the same code. */
export const codeFor = (...words: readonly string[]): readonly string[] =>
  codeEntries(receiptCode(digest(...words).subarray(0, 15)));

/** The id that the ballot of a code has in the published list; null if the entries are no code. */
export function ballotOf(survey: SurveyId, entries: readonly string[]): string | null {
  const code = readReceiptCode(entries.join(''));
  return code && createHash('sha256').update(ballotIdText(survey, code)).digest('hex');
}
