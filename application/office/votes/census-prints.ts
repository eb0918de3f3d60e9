import type { Clock } from '#application/ports/clock.ts';
import type { CensusBook } from '#application/ports/server/imports/census-book.ts';
import type { VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import type { HashText } from '#domain/office/steps/step.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type CensusPrint, printOf } from '#domain/voting/opening/frozen-vote.ts';

interface Ports {
  readonly censusBook: Pick<CensusBook, 'version'>;
  readonly voteDesk: Pick<VoteDesk, 'find'>;
  readonly hash: HashText;
  readonly clock: Clock;
}

/** Milliseconds after which a fingerprint is made again: a census may be changed past the program, in its database. */
const mostAge = 3_600_000;

/** The fingerprints that the censuses of votes have now. */
export interface CensusPrints {
  /** The fingerprint of the census of a town for a vote, whose salt it is made with. */
  now(realm: RealmId, vote: string, salt: string): Promise<CensusPrint>;
}

interface KnownPrint {
  readonly version: number;
  readonly print: CensusPrint;
  readonly until: Instant;
}

/**
 * Fingerprints, each made once for each version of a census and once an hour: pages that show one ask again and again, and a
 * census may have 100,000 people. What is signed is never taken from here, but made in the transaction of the signature.
 */
export function censusPrints({ censusBook, voteDesk, hash, clock }: Ports): CensusPrints {
  const known = new Map<string, KnownPrint>();
  return {
    now: async (realm, vote, salt) => {
      // The version first: if the census changes meanwhile, the next question finds another version.
      const version = await censusBook.version(realm);
      const key = JSON.stringify([realm, vote]);
      const before = known.get(key);
      const now = clock.now();
      if (before?.version === version && now < before.until) return before.print;
      const { people } = await voteDesk.find(realm, vote, { surveys: [], withCensus: true });
      const print = printOf(people, { hash, salt });
      known.set(key, { version, print, until: now + mostAge });
      return print;
    },
  };
}
