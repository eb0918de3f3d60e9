import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { LetterRecord } from '#domain/voting/letters/letter-record.ts';

/** Whether a person of a list gets a letter: a new code, another one in place of an earlier code, or none. */
export type LetterPerson = 'new' | 'again' | 'blocked' | 'unknown';

/** The people of a list as the census has them, and its version. */
export interface LetterPeople {
  readonly people: readonly LetterPerson[];
  readonly version: number;
}

/** A person who gets a code. */
export interface GivenCode {
  readonly identity: IdentityNumber;
  readonly code: string;
}

/** What is stored of an act on the letters of a vote. */
export interface LetterAct {
  readonly record: LetterRecord;
  readonly steps: readonly NewStep[];
}

/**
 * The letters of votes in numbers, and the codes that they bring, as hashes. Years of birth stay secrets of a person;
 * every other secret is a code, and a new letter replaces it.
 */
export interface LetterDesk {
  find(realm: RealmId, vote: string): Promise<LetterRecord>;
  change<T>(
    realm: RealmId,
    vote: string,
    decide: (record: LetterRecord) => { readonly act: LetterAct | null; readonly answer: T },
  ): Promise<T>;
  /** In the order of the list; `years` are all that can be years of birth. */
  look(
    realm: RealmId,
    identities: readonly IdentityNumber[],
    years: readonly string[],
  ): Promise<LetterPeople>;
  /**
   * Gives people of the census new codes, in place of those that they had, with the record and the steps, in one
   * transaction. False, and nothing is done, at another version of the census.
   */
  renew(
    realm: RealmId,
    vote: string,
    given: {
      readonly codes: readonly GivenCode[];
      readonly years: readonly string[];
      readonly version: number;
    },
    act: (record: LetterRecord) => LetterAct,
  ): Promise<boolean>;
}
