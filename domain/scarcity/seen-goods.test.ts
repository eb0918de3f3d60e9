import { describe, expect, it } from 'vitest';
import { piecesOf } from '#fixtures/scarcity/sample-good.ts';
import type { GoodsGrant } from './goods-grant.ts';
import { grantSeen, poolsSeen } from './seen-goods.ts';

const grant: GoodsGrant = {
  id: 'a',
  holder: 'ana',
  takes: [piecesOf('places', 2)],
  status: 'held',
  until: 10,
  extended: 0,
  uses: 1,
  used: 0,
};
const pool = (id: string, held: number) => ({
  id,
  size: 4,
  perHolder: null,
  isClosed: false,
  held,
  taken: 0,
});

describe('what is seen of scarce goods', () => {
  it('is what is stored until the very millisecond at which a hold ends', () => {
    const state = {
      pools: new Map([pool('places', 2), pool('hall', 0), pool('yard', 0)].map((one) => [one.id, one])),
      grants: new Map([['a', grant]]),
    };
    expect([9, 10].map((at) => grantSeen(grant, at).status)).toEqual(['held', 'expired']);
    expect([9, 10].map((at) => poolsSeen(state, at))).toEqual([
      [pool('hall', 0), pool('places', 2), pool('yard', 0)],
      [pool('hall', 0), pool('places', 0), pool('yard', 0)],
    ]);
  });
});
