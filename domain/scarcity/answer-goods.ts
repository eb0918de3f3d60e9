import { bySystem } from '../office/steps/subject-steps.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../shared/result.ts';
import { expireEnded } from './acts/expire-ended.ts';
import { decideAct } from './decide-act.ts';
import type { GoodsRefusal } from './goods-act.ts';
import type {
  AnsweredGoods,
  FoundGoods,
  GoodsAnswer,
  GoodsChange,
  GoodsRequest,
  GoodsStep,
} from './goods-request.ts';
import { recordName, type SeenRecord } from './goods-record.ts';
import type { GoodsState, MovedGoods } from './goods-state.ts';
import { isBalanced } from './ledger.ts';

const stepOfMove = ({ deed }: MovedGoods, by: string, at: Instant): GoodsStep => {
  const { subject, ...moved } = deed;
  return { subject, step: { ...moved, words: null, by, at } };
};

function carriedOut(
  state: GoodsState,
  versions: FoundGoods['versions'],
  request: GoodsRequest,
): Either<GoodsRefusal, readonly MovedGoods[]> {
  if (!isBalanced(request.money)) return left({ kind: 'unbalanced' });
  const storedOf = (one: SeenRecord) => versions.get(recordName(one)) ?? 0;
  const stale =
    request.records.find((one) => one.version !== storedOf(one) + 1) ??
    request.seen?.find((one) => one.version !== storedOf(one));
  if (stale !== undefined) return left({ kind: 'recordChanged', record: recordName(stale) });
  const moves: MovedGoods[] = [];
  for (const act of request.acts) {
    const moved = decideAct(moves.at(-1)?.state ?? state, act, request.at);
    if (isLeft(moved)) return moved;
    moves.push(moved.right);
  }
  return right(moves);
}

const grantsOf = ({ acts }: GoodsRequest, { grants }: GoodsState): GoodsAnswer => {
  const named = new Set(acts.flatMap((act) => (act.kind === 'setPool' ? [] : [act.grant])));
  return [...named].flatMap((id) => grants.get(id) ?? []);
};

/**
 * Answers a request on what it finds: what ended by the clock is expired first, then its acts are carried out together.
 * A request that was carried out before gets the answer that it got then.
 */
export function answerGoods({ state, attempt, versions }: FoundGoods, request: GoodsRequest): AnsweredGoods {
  const { key, bodyHash, by, at, money } = request;
  if (attempt !== null) {
    const isSame = attempt.bodyHash === bodyHash;
    return { outcome: isSame ? right(attempt.answer) : left({ kind: 'otherRequest' }), change: null };
  }
  const ended = expireEnded(state, at);
  const swept = ended.at(-1)?.state ?? state;
  const decided = carriedOut(swept, versions, request);
  const moves = isLeft(decided) ? [] : decided.right;
  const after = moves.at(-1)?.state ?? swept;
  const answer = grantsOf(request, after);
  const change: GoodsChange = {
    state: after,
    entries: [...[...ended, ...moves].flatMap(({ entries }) => entries), ...(isLeft(decided) ? [] : money)],
    steps: [
      ...ended.map((one) => stepOfMove(one, bySystem, at)),
      ...moves.map((one) => stepOfMove(one, by, at)),
      ...(isLeft(decided) ? [] : (request.steps ?? [])),
    ],
    records: isLeft(decided) ? [] : request.records,
    attempt: isLeft(decided) ? null : { key, bodyHash, answer },
  };
  if (isLeft(decided)) return { outcome: decided, change: ended.length > 0 ? change : null };
  return { outcome: right(answer), change };
}
