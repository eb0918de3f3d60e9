import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedKinds, questionsOf } from '#fixtures/arbitraries/question.ts';
import { aBudget, anOption, aProposal } from '#fixtures/builders/data/survey.ts';
import { inOrderOf, orderSeed, shuffledBy } from './answer-order.ts';

const seeds = fc.integer({ min: 0, max: 4_294_967_295 });
const lists = fc.array(fc.nat(), { maxLength: 30 });

describe('a random order', () => {
  it('contains everything exactly once, with any seed', () => {
    fc.assert(
      fc.property(lists, seeds, (things, seed) => {
        const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b);
        expect(sorted(shuffledBy(things, seed))).toEqual(sorted(things));
      }),
    );
  });

  it('is the same for the same seed, also on another day and in another browser', () => {
    fc.assert(
      fc.property(lists, seeds, (things, seed) => {
        expect(shuffledBy(things, seed)).toEqual(shuffledBy([...things], seed));
      }),
    );
    expect(shuffledBy(['a', 'b', 'c', 'd', 'e', 'f'], 2026).join('')).toBe('faecbd');
    expect(orderSeed('00ff', 'barrio-juegos')).toBe(4_251_554_759);
  });

  it('puts each of five things in each place a fifth of the time, over many seeds', () => {
    const runs = 20_000;
    const counts = Array.from({ length: 25 }, () => 0);
    for (let run = 0; run < runs; run += 1) {
      const order = shuffledBy([0, 1, 2, 3, 4], orderSeed(`device ${run}`, 'poll'));
      for (const [place, thing] of order.entries()) {
        const cell = thing * 5 + place;
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    }
    // Of 20.000 a fifth is 4.000; five standard deviations are 283.
    for (const count of counts) expect(Math.abs(count - runs / 5)).toBeLessThan(283);
  });

  it('makes every order of four things about equally often', () => {
    const orders = new Map<string, number>();
    for (let run = 0; run < 24_000; run += 1) {
      const order = shuffledBy(['a', 'b', 'c', 'd'], orderSeed('device', String(run))).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });
});

describe('the seed of a device', () => {
  it('is a whole number of 32 bits', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (device, survey) => {
        expect(orderSeed(device, survey) >>> 0).toBe(orderSeed(device, survey));
      }),
    );
  });

  it('differs from survey to survey and from device to device', () => {
    const seen = new Set<number>();
    for (let n = 0; n < 100; n += 1) for (const survey of ['a', 'b']) seen.add(orderSeed(`${n}`, survey));
    expect(seen.size).toBe(200);
  });
});

describe('a question in the order of a device', () => {
  it.each(countedKinds)('of the kind %s asks the same', (kind) => {
    fc.assert(
      fc.property(questionsOf(kind), seeds, ({ question }, seed) => {
        const shown = inOrderOf(question, seed);
        const sorted = (asked: typeof question) => ({
          ...asked,
          ...('answers' in asked
            ? { answers: asked.answers.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
            : {}),
          ...('proposals' in asked
            ? { proposals: asked.proposals.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
            : {}),
        });
        expect(sorted(shown)).toEqual(sorted(question));
      }),
    );
  });

  it('keeps the answers that clear the others last, in the survey’s own order', () => {
    const plain = ['a', 'b', 'c', 'd'].map((id) => anOption(id));
    const resets = ['none', 'unsure'].map((id) => anOption(id, { reset: true }));
    const [none, unsure] = resets;
    if (!none || !unsure) throw new Error('two of them');
    const question = { kind: 'optionsMultiple', answers: [none, ...plain, unsure], most: 2 } as const;
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(inOrderOf(question, seed).answers.slice(-2)).toEqual(resets);
      }),
    );
  });

  it('moves proposals, and leaves questions without a list as they are', () => {
    const budget = aBudget(
      100,
      ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aProposal(id, 1)),
    );
    const orders = [1, 2, 3].map((seed) =>
      inOrderOf(budget, seed)
        .proposals.map(({ id }) => id)
        .join(''),
    );
    expect(new Set(orders).size).toBe(3);
    const rating = { kind: 'rating', range: { min: 1, max: 5 } } as const;
    expect(inOrderOf(rating, 7)).toBe(rating);
    const unknown = { kind: 'unknown', displayType: 'dice' } as const;
    expect(inOrderOf(unknown, 7)).toBe(unknown);
  });
});
