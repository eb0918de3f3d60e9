import { createHash } from 'node:crypto';
import type { BallotEntry } from '#application/ports/server/ballot-store.ts';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import type { Suspects } from './suspects.ts';

const nameOf = (what: string, n: number) => createHash('sha256').update(`${what} ${n}`).digest('hex');
const answers = [['p-1'], ['p-2'], ['p-3']];

/** The vote of a person for the store itself. The same number is always the same voter, mark and ballot. */
export const voteOf = (n: number, more: Partial<BallotEntry> = {}): BallotEntry =>
  aBallotEntry(nameOf('mark', n), {
    realm: realmId('nova'),
    survey: surveyId('poll'),
    ballot: ballotId(nameOf('ballot', n)),
    deviceMark: nameOf('device', n),
    answer: answers[n % 3] ?? [],
    ...more,
  });

/** What a thief knows of this number of voters, who voted one after the other. */
export function suspectsOf(count: number, { realm, survey } = voteOf(0)): Suspects {
  const everybody = Array.from({ length: count }, (_, n) => n);
  return {
    realm,
    survey,
    marks: new Map(everybody.map((n) => [voteOf(n).mark, n])),
    ballots: new Map(everybody.map((n) => [String(voteOf(n).ballot), n])),
  };
}
