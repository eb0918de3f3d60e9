import type { CensusMember } from '#domain/census/about-person.ts';
import type { DocumentChange } from '#domain/documents/document-change.ts';
import type { OfficeDocument } from '#domain/documents/office-document.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';

/** The surveys that a vote has, the main one first, and whether its census is asked for. */
export interface AskedSurveys {
  readonly surveys: readonly string[];
  readonly withCensus: boolean;
}

/** A vote as it is found. */
export interface FoundVote {
  /** Null if nobody has signed anything of it. */
  readonly record: VoteRecord | null;
  /** The documents of the surveys that were asked for, in their order; null for one that is not there. */
  readonly documents: readonly (OfficeDocument | null)[];
  /** The people of the census who are not blocked; empty if it is not asked for. */
  readonly people: readonly CensusMember[];
  /** How many ballots these surveys have together. */
  readonly ballots: number;
  /** How many marks of people or devices that voted these surveys have together. */
  readonly marks: number;
  /** Those of these surveys that were opened, with the vote that each was opened with. */
  readonly openedWith: ReadonlyMap<string, string>;
}

/** What is stored of an act on a vote, all of it in one transaction. */
export interface VoteAct {
  /** Null leaves the record as it is. */
  readonly record: VoteRecord | null;
  /** What portals show of its surveys then. */
  readonly documents: readonly DocumentChange[];
  readonly steps: readonly NewStep[];
}

/** Where it is stored who opened which vote, and what was fixed then. A load of the town's folder changes none of it. */
export interface VoteDesk {
  /** All that was signed in a town, by the id of the main survey of each vote. */
  all(realm: RealmId): Promise<ReadonlyMap<string, VoteRecord>>;
  /** The record of the vote that a survey was opened with; null if it was not opened by two people. */
  openedVote(
    realm: RealmId,
    survey: string,
  ): Promise<{ readonly vote: string; readonly record: VoteRecord } | null>;
  find(realm: RealmId, vote: string, asked: AskedSurveys): Promise<FoundVote>;
  /**
   * Decides an act on a vote as it is found, and stores it: its record, its documents as publishing does, and its steps.
   * The surveys of a vote that was opened are noted, so that no load changes them, until its opening is cancelled. Nobody votes
   * in them meanwhile. An act that is null stores nothing.
   */
  change<T>(
    realm: RealmId,
    vote: string,
    asked: AskedSurveys,
    decide: (found: FoundVote) => { readonly act: VoteAct | null; readonly answer: T },
  ): Promise<T>;
}
