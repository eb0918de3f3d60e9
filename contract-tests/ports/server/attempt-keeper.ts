import { describe, expect, it } from 'vitest';
import type { AttemptKeeper, AttemptPlace } from '#application/ports/server/attempt-keeper.ts';
import type { Clock } from '#application/ports/clock.ts';
import { attemptSpan } from '#domain/census/attempt-budget.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';

const account = (name: string, most: number) => ({ name, most });
const began = 1_000_000;

function placeOf(entered: Either<Instant, AttemptPlace>): AttemptPlace {
  if (isLeft(entered)) throw new Error(`there is no room until ${entered.left}`);
  return entered.right;
}

/** The contract of every keeper of attempts. `open` gives an empty one that uses the clock given. */
export function attemptKeeperContract(name: string, open: (clock: Clock) => Promise<AttemptKeeper>): void {
  const opened = async () => {
    let now = began;
    const keeper = await open({ now: () => now });
    return {
      keeper,
      failAt: async (instant: Instant, ...accounts: Parameters<AttemptKeeper['enter']>[0]) => {
        now = instant;
        await placeOf(await keeper.enter(accounts)).leave(true);
      },
      setTime: (instant: Instant) => {
        now = instant;
      },
    };
  };

  describe(`${name} keeps the attempt-keeper contract`, () => {
    it('has room for as many failures as an account allows, and again when one is ten minutes old', async () => {
      const { keeper, failAt, setTime } = await opened();
      await failAt(began, account('a', 2));
      await failAt(began + 7, account('a', 2));
      expect(await keeper.enter([account('a', 2)])).toEqual(left(began + attemptSpan));
      setTime(began + attemptSpan - 1);
      expect(await keeper.enter([account('a', 2)])).toEqual(left(began + attemptSpan));
      await failAt(began + attemptSpan, account('a', 2));
      expect(await keeper.enter([account('a', 2)])).toEqual(left(began + 7 + attemptSpan));
    });

    it('does not count a check that was right', async () => {
      const { keeper } = await opened();
      for (let n = 0; n < 4; n += 1) await placeOf(await keeper.enter([account('a', 1)])).leave(false);
      expect(isLeft(await keeper.enter([account('a', 1)]))).toBe(false);
    });

    it('counts a failure in every account, and each account by itself', async () => {
      const { keeper, failAt } = await opened();
      await failAt(began, account('a', 1), account('both', 2));
      await failAt(began + 1, account('b', 1), account('both', 2));
      expect(await keeper.enter([account('c', 1), account('both', 2)])).toEqual(left(began + attemptSpan));
      expect(isLeft(await keeper.enter([account('c', 1)]))).toBe(false);
    });

    it('takes no place in one account if another has no room', async () => {
      const { keeper, failAt } = await opened();
      await failAt(began, account('full', 1));
      expect(isLeft(await keeper.enter([account('a', 1), account('full', 1)]))).toBe(true);
      expect(isLeft(await keeper.enter([account('a', 1)]))).toBe(false);
    });

    it('accepts no more at once than may fail, and the others when those were right', async () => {
      const { keeper } = await opened();
      let [inside, most] = [0, 0];
      const check = async (failed: boolean) => {
        const entered = await keeper.enter([account('a', 3)]);
        if (isLeft(entered)) return 'refused';
        inside += 1;
        most = Math.max(most, inside);
        await Promise.resolve();
        inside -= 1;
        await entered.right.leave(failed);
        return 'checked';
      };
      const right = await Promise.all(Array.from({ length: 12 }, () => check(false)));
      expect(right).toEqual(Array(12).fill('checked'));
      const wrong = await Promise.all(Array.from({ length: 12 }, () => check(true)));
      expect(wrong.filter((outcome) => outcome === 'checked')).toHaveLength(3);
      expect(most).toBeLessThanOrEqual(3);
    });
  });
}
