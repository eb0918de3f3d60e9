import type { Clock } from '#application/ports/clock.ts';
import type { CensusBook } from '#application/ports/server/imports/census-book.ts';
import type { VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import type { HashText } from '#domain/office/steps/step.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { CensusPrint } from '#domain/voting/opening/frozen-vote.ts';
import { type LackingPeople, lackingPeople } from '#domain/voting/conditions/lacking-people.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { censusPrintNow } from './view-vote.ts';

interface Ports {
  readonly censusBook: Pick<CensusBook, 'version'>;
  readonly voteDesk: Pick<VoteDesk, 'find'>;
  readonly hash: HashText;
  readonly clock: Clock;
}

/** Milliseconds after which a fingerprint is made again: a census may be changed past the program, in its database. */
const mostAge = 3_600_000;

/** A vote whose fingerprint is asked for: its surveys say who of the census may vote. */
export interface PrintedVote {
  readonly vote: string;
  readonly salt: string;
  readonly zone: TimeZone;
  readonly surveys: readonly (Survey | null)[];
}

/** The fingerprints that the censuses of votes have now. */
export interface CensusPrints {
  /** The fingerprint of those of the census of a town who may vote; null if no survey checks it. */
  now(realm: RealmId, vote: PrintedVote): Promise<CensusPrint | null>;
  /** How many of it lack what the conditions of the vote ask for; null if it is for all of the census. */
  lacking(realm: RealmId, vote: PrintedVote): Promise<LackingPeople | null>;
}

interface KnownPrint {
  readonly version: number;
  readonly print: CensusPrint | null;
  readonly lacking: LackingPeople | null;
  readonly until: Instant;
}

/**
 * Fingerprints, each made once for each version of a census and once an hour: pages that show one ask again and again, and a
 * census may have 100,000 people. What is signed is never taken from here, but made in the transaction of the signature.
 */
export function censusPrints({ censusBook, voteDesk, hash, clock }: Ports): CensusPrints {
  const known = new Map<string, KnownPrint>();
  const read = async (realm: RealmId, { vote, salt, zone, surveys }: PrintedVote): Promise<KnownPrint> => {
    // The version first: if the census changes meanwhile, the next question finds another version.
    const version = await censusBook.version(realm);
    const conditions = surveys.map((one) => one && [one.census, one.conditions, one.startsAt]);
    const key = JSON.stringify([realm, vote, conditions]);
    const before = known.get(key);
    const now = clock.now();
    if (before?.version === version && now < before.until) return before;
    const { people } = await voteDesk.find(realm, vote, { surveys: [], withCensus: true });
    const print = censusPrintNow(people, surveys, { hash, salt, zone });
    const lacking = lackingPeople(
      people,
      surveys.filter((survey) => survey !== null),
    );
    const made = { version, print, lacking, until: now + mostAge };
    known.set(key, made);
    return made;
  };
  return {
    now: async (realm, vote) => (await read(realm, vote)).print,
    lacking: async (realm, vote) => (await read(realm, vote)).lacking,
  };
}
