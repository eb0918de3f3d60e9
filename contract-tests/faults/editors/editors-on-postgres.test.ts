import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import { busyTown } from './busy-town.ts';
import { happenings, lossesOf } from './interleaving.ts';

openCouncilsOnPostgres();

/** The drill has more. */
const runs = Math.ceil(Number(process.env['CONCEJO_INTERLEAVINGS'] ?? 80) / 10);

it(`no word is lost in ${runs} interleavings of editors of one document on PostgreSQL`, async () => {
  const { share } = await busyTown();
  await fc.assert(
    fc.asyncProperty(fc.boolean(), happenings, async (isLoaded, all) => {
      const losses = await lossesOf(await share(isLoaded), all);
      expect(losses).toEqual({ lost: [], unknown: [], backwards: [], stale: [] });
    }),
    { numRuns: runs },
  );
}, 600_000);
