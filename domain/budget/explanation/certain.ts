import { type Either, isLeft } from '#domain/shared/result.ts';

/**
 * Takes the value of something that an election with an allocation cannot refuse. A refusal means that the allocation
 * belongs to another election.
 */
export function certain<A>(read: Either<unknown, A>): A {
  if (isLeft(read)) throw new Error('this allocation was not made from this election');
  return read.right;
}
