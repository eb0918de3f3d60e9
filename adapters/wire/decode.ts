import * as t from 'io-ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

/** What came does not have the shape that the specification gives it. `where` is the path of the first such place. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly where: string;
}

/** The path of a place in the document. The steps into a codec's own alternatives are no part of it. */
const placeIn = (context: t.Context): string =>
  context
    .filter((_, index) => {
      const within = context[index - 1]?.type;
      return !(within instanceof t.UnionType || within instanceof t.IntersectionType);
    })
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.');

/** Runs a codec and names the first place that does not fit, without repeating what stood there. */
export function decode<A>(codec: t.Decoder<unknown, A>, raw: unknown): Either<Unreadable, A> {
  const decoded = codec.decode(raw);
  if (!isLeft(decoded)) return right(decoded.right);
  const deepest = decoded.left.toSorted((a, b) => b.context.length - a.context.length)[0];
  return left({ kind: 'unreadable', where: deepest ? placeIn(deepest.context) : '' });
}

export const localizedText = t.union([t.string, t.record(t.string, t.string)]);

/** A value that may be missing or null; both read as null. */
export const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);

/** Amounts travel as numbers of euros, at most two decimals that matter. */
export const euros = new t.Type<number>(
  'euros',
  (u): u is number => typeof u === 'number',
  (u, context) => {
    const number = typeof u === 'string' && /^\d+(?:\.\d+)?$/u.test(u) ? Number(u) : u;
    if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return t.failure(u, context);
    const whole = Math.round(number * 100);
    return Number.isSafeInteger(whole) && Math.abs(number * 100 - whole) < 0.001
      ? t.success(whole)
      : t.failure(u, context);
  },
  (cents) => cents / 100,
);
