import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import type { Guesser } from '#domain/census/attempt-budget.ts';
import { memoryAttempts } from '#fixtures/memory/attempt-keeper.ts';
import { memoryKeys } from '#fixtures/memory/voting-keys.ts';
import { attemptBudget } from './attempt-budget.ts';

const minutes = 60_000;
const guesser = (more: Partial<Guesser> = {}): Guesser => ({
  realm: 'vilanova',
  network: 'n1',
  identity: '12345678Z',
  ...more,
});

function budget() {
  let now = 1_000_000;
  const clock = { now: () => now };
  const attempts = attemptBudget({ attempts: memoryAttempts(clock), keys: memoryKeys(), clock });
  const guess = (who: Guesser, isRight = false) =>
    attempts.within(
      who,
      async () => isRight,
      (known) => !known,
    );
  return {
    attempts,
    guess,
    later: (span: number) => {
      now += span;
    },
    guessTimes: async (times: number, who: (n: number) => Guesser) => {
      for (let n = 0; n < times; n += 1) await guess(who(n));
    },
  };
}

describe('the budget of an identity number from a network', () => {
  it('is five failures; then the next check waits, and failures are given back after ten minutes', async () => {
    const { guess, guessTimes, later } = budget();
    await guessTimes(5, () => guesser());
    expect(await guess(guesser(), true)).toEqual(left(600));
    later(10 * minutes - 1);
    expect(await guess(guesser(), true)).toEqual(left(1));
    later(1);
    expect(await guess(guesser(), true)).toEqual(right(true));
  });

  it('gives failures back one by one, as they grow old', async () => {
    const { guess, later } = budget();
    for (let n = 0; n < 5; n += 1) {
      await guess(guesser());
      later(minutes);
    }
    expect(await guess(guesser())).toEqual(left(300));
    later(5 * minutes);
    expect(await guess(guesser())).toEqual(right(false));
    expect(await guess(guesser())).toEqual(left(60));
  });

  it('is not used up by the right secret, nor by a check that could not be made', async () => {
    const { attempts, guess } = budget();
    for (let n = 0; n < 20; n += 1) expect(await guess(guesser(), true)).toEqual(right(true));
    const failing = () =>
      attempts.within(
        guesser(),
        () => Promise.reject(new Error('no database')),
        () => true,
      );
    for (let n = 0; n < 20; n += 1) await expect(failing()).rejects.toThrow('no database');
    expect(await guess(guesser(), true)).toEqual(right(true));
  });

  it('is not used up by a stranger in another network, nor in another town', async () => {
    const { guess, guessTimes } = budget();
    await guessTimes(5, () => guesser({ network: 'stranger' }));
    await guessTimes(5, () => guesser({ realm: 'benialt' }));
    expect(await guess(guesser(), true)).toEqual(right(true));
  });

  it('cannot be exceeded by guessing a hundred times at once', async () => {
    const { guess } = budget();
    const guesses = await Promise.all(Array.from({ length: 100 }, () => guess(guesser())));
    expect(guesses.filter(({ _tag }) => _tag === 'Right')).toHaveLength(5);
  });

  it('lets any number of right secrets through at once', async () => {
    const { guess } = budget();
    const checks = await Promise.all(
      Array.from({ length: 100 }, (_, n) => guess(guesser({ identity: String(n) }), true)),
    );
    expect(checks).toEqual(Array(100).fill(right(true)));
  });
});

describe('the budget of a network', () => {
  it('is sixty failures, over all identity numbers', async () => {
    const { guess, guessTimes } = budget();
    await guessTimes(60, (n) => guesser({ identity: `person ${n}` }));
    expect(await guess(guesser({ identity: 'another' }), true)).toEqual(left(600));
    expect(await guess(guesser({ network: 'n2' }), true)).toEqual(right(true));
  });
});

describe('the budget of a town', () => {
  it('is three thousand failures, from wherever they come', async () => {
    const { guess, guessTimes } = budget();
    await guessTimes(3000, (n) => guesser({ network: `n${n}`, identity: `person ${n}` }));
    expect(await guess(guesser(), true)).toEqual(left(600));
    expect(await guess(guesser({ realm: 'benialt' }), true)).toEqual(right(true));
  });
});

describe('a number that is too long', () => {
  it('counts as its beginning: a longer number gives no new tries', async () => {
    const { guess } = budget();
    const long = guesser({ identity: '9'.repeat(60_000) });
    for (let n = 0; n < 5; n += 1) await guess(long);
    expect(await guess(guesser({ identity: '9'.repeat(50_000) }))).toMatchObject(left(600));
  });
});
