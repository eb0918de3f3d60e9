import { type Either, left, right } from '../../shared/result.ts';
import type { GoodsRefusal, SetPool } from '../goods-act.ts';
import type { GoodsState, MovedGoods } from '../goods-state.ts';
import type { Pool } from '../pool.ts';

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const sizeName = ({ size, isClosed }: Pool): string => (isClosed ? `${size}/closed` : String(size));

/** Makes or changes a pool. It is never smaller than what is held and taken of it. */
export function setPool(state: GoodsState, act: SetPool): Either<GoodsRefusal, MovedGoods> {
  const { pool: id, size, perHolder, isClosed } = act;
  if (!isCount(size) || (perHolder !== null && !isCount(perHolder))) return left({ kind: 'notCountable' });
  const before = state.pools.get(id);
  const { held, taken } = before ?? { held: 0, taken: 0 };
  if (size < held + taken) return left({ kind: 'tooSmall', pool: id, least: held + taken });
  const after: Pool = { id, size, perHolder, isClosed, held, taken };
  return right({
    state: { ...state, pools: new Map(state.pools).set(id, after) },
    entries: [],
    deed: {
      subject: `pool/${id}`,
      act: 'goods.setPool',
      from: before === undefined ? null : sizeName(before),
      to: sizeName(after),
    },
  });
}
