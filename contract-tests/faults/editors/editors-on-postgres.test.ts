import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openCouncilsOnPostgres, openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { townJson } from '#fixtures/builders/towns/town-folder.ts';
import { busyTown } from './busy-town.ts';
import { happenings, lossesOf } from './interleaving.ts';
import { seenByBoth } from './seen-by-both.ts';

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

it('two server processes on one PostgreSQL see at once what the other published or withdrew', async () => {
  const folder = scratchFolder({ 'town.json': JSON.stringify(townJson) });
  const first = await openTestCouncil({ folders: [folder] });
  expect(await seenByBoth(first, await first.second())).toEqual(['document.publish']);
});
