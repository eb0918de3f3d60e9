import { describe, expect, it } from 'vitest';
import type { SeenTime } from '#application/ports/server/seen-time.ts';
import type { SteadyTime } from '#domain/shared/steady-time.ts';

const run = (until: number): SteadyTime => ({ since: 1, until, beginning: 'first' });

/** The contract of every keeper of the seen time. `open` gives one of the same council each time. */
export function seenTimeContract(name: string, begin: () => Promise<() => Promise<SeenTime>>): void {
  describe(`${name} keeps the seen-time contract`, () => {
    it('knows of nothing at first, then of what was stored last, in every process', async () => {
      const open = await begin();
      const found: unknown[] = [];
      const note = (next: SteadyTime) => (seen: SteadyTime | null) => {
        found.push(seen);
        return next;
      };
      const first = await open();
      expect(await first.change(note(run(2)))).toEqual(run(2));
      const again: SteadyTime = { since: 5, until: 5, beginning: 'leapt' };
      expect(await (await open()).change(note(again))).toEqual(again);
      await first.change(note(run(9)));
      expect(found).toEqual([null, run(2), again]);
    });

    it('loses no change when several come at once', async () => {
      const open = await begin();
      const keepers = await Promise.all([1, 2, 3, 4].map(() => open()));
      const later = (seen: SteadyTime | null) => run((seen?.until ?? 0) + 1);
      await Promise.all([...keepers, ...keepers].map((keeper) => keeper.change(later)));
      expect(await keepers[0]?.change((seen) => seen ?? run(0))).toEqual(run(8));
    });
  });
}
