import { type Either, isLeft } from '#domain/shared/result.ts';

/** What an election that has an allocation cannot refuse. Anything else is an allocation of another election. */
export function certain<A>(read: Either<unknown, A>): A {
  if (isLeft(read)) throw new Error('this allocation was not made from this election');
  return read.right;
}
