import { describe, expect, it } from 'vitest';
import { piecesOf } from '#fixtures/scarcity/sample-good.ts';
import { isLeft, right } from '../shared/result.ts';
import { decideAct } from './decide-act.ts';
import { cellName } from './goods-grant.ts';
import { grantIn, moveGrant, noGoods } from './goods-state.ts';
import { neededBy } from './needed-goods.ts';

const hold = {
  kind: 'hold' as const,
  grant: 'a',
  holder: 'ana',
  takes: [{ pool: 'court', pieces: 1, cells: [{ unit: 'court', day: '2026-11-28', index: 7 }] }],
  until: 10,
  uses: 1,
};

describe('what a request for scarce goods needs', () => {
  it('are the grants that it names, all of its holders, and whose its cells are', () => {
    const pool = { kind: 'setPool' as const, pool: 'court', size: 1, perHolder: null, isClosed: false };
    expect(neededBy([pool, hold, { kind: 'release', grant: 'b' }])).toEqual({
      grants: ['a', 'b'],
      holders: ['ana'],
      cells: [{ pool: 'court', cell: 'court/2026-11-28/7' }],
    });
    expect(hold.takes.flatMap(({ cells }) => cells.map(cellName))).toEqual(['court/2026-11-28/7']);
  });
});

describe('a grant', () => {
  const grant = { ...hold, id: 'a', takes: [piecesOf('court', 1)], status: 'held' as const };
  const full = { ...grant, extended: 0, used: 0 };

  it('is found in its state only', () => {
    const state = { ...noGoods, grants: new Map([['a', full]]) };
    expect(grantIn(state, 'a', ['held'])).toEqual(right(full));
    expect(isLeft(grantIn(state, 'a', ['granted']))).toBe(true);
  });

  it('cannot move pieces of a pool that was not read: that would be a defect', () => {
    expect(() => moveGrant(noGoods, 'hold', null, full)).toThrow('a pool is missing: court');
  });

  it('has acts of known kinds only', () => {
    expect(() => decideAct(noGoods, { kind: 'steal' } as never, 0)).toThrow('unreachable');
  });
});
