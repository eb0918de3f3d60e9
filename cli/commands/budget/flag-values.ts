import { suggestedCount, wholeCount } from '#adapters/driven/csv/whole-count.ts';
import { type Cents, parseAmount } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { UsageRefusal } from '../../usage.ts';

type Read<T> = Either<UsageRefusal, T>;

/** An amount of zero or more; null if the flag is not given. */
export function amountFrom(flag: string, text: string | undefined): Read<Cents | null> {
  if (text === undefined) return right(null);
  const read = parseAmount(text);
  if (isLeft(read) || read.right < 0)
    return left({ key: 'usage.notAnAmount', values: { flag, found: text } });
  return right(read.right);
}

/** A whole number; null if the flag is not given. */
export function countFrom(flag: string, text: string | undefined): Read<number | null> {
  if (text === undefined) return right(null);
  const read = wholeCount(suggestedCount(text) ?? text);
  return read === null ? left({ key: 'usage.notACount', values: { flag, found: text } }) : right(read);
}
