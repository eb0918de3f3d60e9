import type { Json } from './json.ts';

/** The keys of the items of a list, in their order. */
export type ItemOrder = readonly string[];

/** Whether a value is an order of items. */
export const isOrder = (value: Json): value is ItemOrder =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

function isSameOrder(one: ItemOrder, other: ItemOrder): boolean {
  const common = one.filter((key) => other.includes(key));
  const ordered = other.filter((key) => common.includes(key));
  return common.every((key, n) => key === ordered[n]);
}

/**
 * The order with these keys in it as well, each behind the nearest key that precedes it in `like`; first if none does.
 *
 * @example withKeys(['1', '4'], ['2'], ['1', '2', '3', '4']) // ['1', '2', '4']
 */
export function withKeys(order: ItemOrder, keys: ItemOrder, like: ItemOrder): ItemOrder {
  const all = [...order];
  for (const key of keys) {
    const before = like.slice(0, like.indexOf(key)).findLast((other) => all.includes(other));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, key);
  }
  return all;
}

/**
 * One order from two that were made of the same one. It has the items that both kept and those that either added. If both
 * moved items, these are where `mine` has them: no item is lost by it.
 *
 * @example mergeOrder({ was: ['1', '2'], mine: ['2', '1'], theirs: ['1', '3', '2'] }) // ['2', '1', '3']
 */
export function mergeOrder({
  was,
  mine,
  theirs,
}: Readonly<Record<'was' | 'mine' | 'theirs', ItemOrder>>): ItemOrder {
  const [moved, other] = isSameOrder(was, mine) ? [theirs, mine] : [mine, theirs];
  const kept = moved.filter((key) => !was.includes(key) || other.includes(key));
  const added = other.filter((key) => !was.includes(key) && !kept.includes(key));
  return withKeys(kept, added, other);
}
