import { describe, expect, it } from 'vitest';
import type { LiveResults } from '#application/ports/server/live-results.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';

const [town, survey] = [realmId('vilanova'), surveyId('budget')];
const of = (ballots: number): Tally => aTally('options', ballots, { yes: ballots, no: 0 });
/** Counts with everything that a tally can contain. */
const whole = aTally(
  'sortable',
  2,
  { b: 3, a: 3 },
  {
    spread: new Map([
      ['b', [1, 1]],
      ['a', [1, 1]],
    ]),
    texts: ['más árboles'],
    blank: 1,
  },
);

/** The contract of every keeper of the counts shown last. `open` gives an empty one. */
export function liveResultsContract(name: string, open: () => Promise<LiveResults>): void {
  describe(`${name} keeps the live-results contract`, () => {
    it('has nothing before anything was shown', async () => {
      expect(await (await open()).read(town, survey)).toBeNull();
    });

    it('gives back what was stored, each answer in its place', async () => {
      const live = await open();
      expect(await live.keep(town, survey, of(25), 25)).toEqual(of(25));
      const shown = await live.read(town, survey);
      expect(shown).toEqual(of(25));
      expect([...(shown?.counts.keys() ?? [])]).toEqual(['yes', 'no']);
    });

    it('gives back points, positions and texts as they were', async () => {
      const live = await open();
      await live.keep(town, survey, whole, 1);
      expect(await live.read(town, survey)).toEqual(whole);
    });

    it('stores no counts that are less than a step above the stored ones, and gives those instead', async () => {
      const live = await open();
      await live.keep(town, survey, of(27), 25);
      expect(await live.keep(town, survey, of(51), 25)).toEqual(of(27));
      expect(await live.read(town, survey)).toEqual(of(27));
      expect(await live.keep(town, survey, of(52), 25)).toEqual(of(52));
      expect(await live.read(town, survey)).toEqual(of(52));
    });

    it('keeps towns and surveys separate', async () => {
      const live = await open();
      await live.keep(town, survey, of(25), 25);
      expect(await live.read(realmId('benialt'), survey)).toBeNull();
      expect(await live.keep(town, surveyId('poll'), of(26), 25)).toEqual(of(26));
    });
  });
}
