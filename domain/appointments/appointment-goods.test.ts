import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { answerGoods } from '../scarcity/answer-goods.ts';
import type { GoodsAct } from '../scarcity/goods-act.ts';
import { noGoods } from '../scarcity/goods-state.ts';
import { isLeft } from '../shared/result.ts';
import { giveToPerson, holdForDevice, letRest, missingPools, restsUntil } from './appointment-goods.ts';
import type { VisitSeat } from './visit.ts';

const seat = (grant: string, cells: readonly number[], end = 900): VisitSeat => ({
  grant,
  unit: 'plaza.1',
  day: '2026-11-18' as never,
  cells,
  end,
});

/** What comes of requests, one after the other: `right`, or why not. */
function outcomes(...requests: readonly (readonly GoodsAct[])[]): readonly string[] {
  let state = noGoods;
  return requests.map((acts, at) => {
    const all = [...missingPools(acts, [...state.pools.values()]), ...acts];
    const { outcome, change } = answerGoods(
      { state, attempt: null, versions: new Map() },
      goodsRequest(all, at),
    );
    state = change?.state ?? state;
    return isLeft(outcome) ? outcome.left.kind : 'right';
  });
}

describe('appointments as scarce goods', () => {
  it('give each cell once, and a device one time at once', () => {
    expect(
      outcomes(
        [holdForDevice(seat('a', [1, 2]), 'phone', 500)],
        [holdForDevice(seat('b', [2, 3]), 'other', 500)],
        [holdForDevice(seat('c', [3, 4]), 'phone', 500)],
        [{ kind: 'release', grant: 'a' }, holdForDevice(seat('c', [3, 4]), 'phone', 500)],
        [holdForDevice(seat('b', [1, 2]), 'other', 500)],
      ),
    ).toEqual(['right', 'cellsTaken', 'holderHasMost', 'right', 'right']);
  });

  it('give a person one open appointment of a family, until it is over or given back', () => {
    expect(
      outcomes(
        giveToPerson(seat('a', [1], 3), 'ana', ['padron']),
        giveToPerson(seat('b', [2]), 'ana', ['padron', 'obras']),
        giveToPerson(seat('b', [2]), 'ana', ['obras']),
        giveToPerson(seat('c', [3]), 'ana', ['padron']),
        [{ kind: 'giveBack', grant: 'c' }, ...giveToPerson(seat('d', [4]), 'ana', ['padron'])],
      ),
    ).toEqual(['right', 'holderHasMost', 'right', 'right', 'right']);
  });

  it('let a time rest that was given back: nobody has it until then, and everybody may from then on', () => {
    const back = [{ kind: 'giveBack' as const, grant: 'a' }, ...letRest(seat('a', [1]), [1], 3)];
    expect(
      outcomes(
        giveToPerson(seat('a', [1]), 'ana', ['padron']),
        back,
        giveToPerson(seat('b', [1]), 'pau', ['padron']),
        giveToPerson(seat('c', [1]), 'pau', ['padron']),
      ),
    ).toEqual(['right', 'right', 'cellsTaken', 'right']);
    expect(letRest(seat('a', [1]), [], 3)).toEqual([]);
  });

  it('make a pool once', () => {
    const acts = giveToPerson(seat('a', [1]), 'ana', ['padron', 'obras']);
    expect(
      missingPools(acts, [{ id: 'desks' }]).map((act) => act.kind === 'setPool' && [act.pool, act.perHolder]),
    ).toEqual([
      ['family/padron', 1],
      ['family/obras', 1],
    ]);
  });
});

describe('a time that was given back', () => {
  const hour = 3_600_000;
  it('rests for two hours at most, and for half of what is left if that is less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -hour, max: 40 * hour }),
        fc.double({ min: 0, max: 0.9999999, noNaN: true }),
        (ahead, drawn) => {
          const until = restsUntil(ahead, 0, drawn);
          expect(until).toBeGreaterThan(0);
          expect(until).toBeLessThanOrEqual(Math.max(1, Math.min(2 * hour, ahead / 2)) + 1);
        },
      ),
    );
  });

  it('comes back at every moment of them alike', () => {
    const counts = Array.from({ length: 8 }, () => 0);
    for (let n = 0; n < 4000; n += 1) {
      const quarter = Math.floor((restsUntil(40 * hour, 0, n / 4000) - 1) / (hour / 4));
      counts[quarter] = (counts[quarter] ?? 0) + 1;
    }
    expect(counts).toEqual(counts.map(() => 500));
  });
});
