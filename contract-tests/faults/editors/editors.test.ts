import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { busyTown, type BusyTown } from './busy-town.ts';
import { happenings, lossesOf } from './interleaving.ts';

/** The drill has more. */
const runs = Number(process.env['CONCEJO_INTERLEAVINGS'] ?? 40);
/** So many documents have a town of their own: one with many is slower. */
const perTown = 40;

describe('two people, one of them in two tabs, who write in one document at once', () => {
  const ends: (() => unknown)[] = [];
  let [town, made]: [Promise<BusyTown> | undefined, number] = [undefined, 0];
  const endTown = async () => {
    // oxlint-disable-next-line no-await-in-loop -- the council closes before its folders go
    for (const end of ends.splice(0).toReversed()) await end();
    town = undefined;
  };
  afterAll(endTown);
  const nextTown = async () => {
    if (made % perTown === 0) await endTown();
    made += 1;
    return (town ??= busyTown((end) => void ends.push(end)));
  };

  it(`lose no word in ${runs} interleavings of what they do, of a bad line, crashes and loads`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), happenings, async (isLoaded, all) => {
        const { share } = await nextTown();
        const losses = await lossesOf(await share(isLoaded), all);
        expect(losses).toEqual({ lost: [], unknown: [], backwards: [], stale: [] });
      }),
      // A long run says at once what it found: `seed` and `path` find it again.
      { numRuns: runs, endOnFailure: runs > 100 },
    );
  }, 3_600_000);
});
