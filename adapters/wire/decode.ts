import * as t from 'io-ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

/** The document does not have the shape of the specification. `where` is the path of the first such place. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly where: string;
}

/** Whether a codec's steps lead to its own alternatives and parts, not to parts of the document. */
const isAround = (codec: unknown): boolean =>
  codec instanceof t.UnionType ||
  codec instanceof t.IntersectionType ||
  (codec instanceof t.RecursiveType && isAround(codec.runDefinition()));

/** The path of a place in the document. The steps into a codec's own alternatives are not part of it. */
export const pathIn = (context: t.Context): readonly string[] =>
  context
    .filter((_, index) => !isAround(context[index - 1]?.type))
    .map(({ key }) => key)
    .filter((key) => key !== '');

/** Runs a codec and names the first place that does not fit, without repeating its content. */
export function decode<A>(codec: t.Decoder<unknown, A>, raw: unknown): Either<Unreadable, A> {
  const decoded = codec.decode(raw);
  if (!isLeft(decoded)) return right(decoded.right);
  const deepest = decoded.left.toSorted((a, b) => b.context.length - a.context.length)[0];
  return left({ kind: 'unreadable', where: deepest ? pathIn(deepest.context).join('.') : '' });
}

export const localizedText = t.union([t.string, t.record(t.string, t.string)]);

/** A value that may be missing or null; both read as null. */
export const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);

/** One of a few words. */
export const wordOf = <const T extends string>(words: readonly T[]) =>
  t.keyof(Object.fromEntries(words.map((word) => [word, null])) as Record<T, null>);

/** A value that may be null, but not missing. */
export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

/** In a text, a point and three digits could be thousands. */
const plainEuros = /^\d+(?:\.(?!\d{3}$)\d+)?$/u;
const plainSignedEuros = /^-?\d+(?:\.(?!\d{3}$)\d+)?$/u;

/** Whole cents of an amount of euros, as a number or as its digits; null if it is neither. */
function centsOf(written: unknown, digits: RegExp): number | null {
  const number = typeof written === 'string' && digits.test(written) ? Number(written) : written;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  const whole = Math.round(number * 100);
  return Number.isSafeInteger(whole) && Math.abs(number * 100 - whole) < 0.001 ? whole : null;
}

const amountCodec = (name: string, digits: RegExp, least: number) =>
  new t.Type<number>(
    name,
    (u): u is number => typeof u === 'number',
    (u, context) => {
      const whole = centsOf(u, digits);
      return whole !== null && whole >= least ? t.success(whole) : t.failure(u, context);
    },
    (cents) => cents / 100,
  );

/** Amounts are sent as numbers of euros, with at most two significant decimals. */
export const euros = amountCodec('euros', plainEuros, 0);

/** Euros that may be negative: a credit that was withdrawn, a return. */
export const signedEuros = amountCodec('signedEuros', plainSignedEuros, Number.NEGATIVE_INFINITY);
