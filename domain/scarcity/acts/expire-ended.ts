import type { Instant } from '../../shared/calendar-day.ts';
import { hasEnded } from '../goods-grant.ts';
import { type GoodsState, type MovedGoods, moveGrant } from '../goods-state.ts';

/**
 * Every hold and every grant whose time is over becomes expired, the earliest first. It is done before each request and
 * not by a job: what has ended counts for nobody, even if no program ran when it did.
 */
export function expireEnded(state: GoodsState, at: Instant): readonly MovedGoods[] {
  const ended = [...state.grants.values()]
    .filter((grant) => hasEnded(grant, at))
    .toSorted((a, b) => Number(a.until) - Number(b.until) || (a.id < b.id ? -1 : 1));
  const moves: MovedGoods[] = [];
  for (const grant of ended) {
    const before = moves.at(-1)?.state ?? state;
    moves.push(moveGrant(before, 'expire', grant, { ...grant, status: 'expired' }));
  }
  return moves;
}
