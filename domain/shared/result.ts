/**
 * The only file that imports fp-ts. A refusal that a person may meet is a `Left` with a tag and data, never as a thrown
 * error; a defect throws. Everyone else imports this file.
 */
export { type Either, flatMap, isLeft, isRight, left, map, right } from 'fp-ts/lib/Either.js';

/**
 * The end of a switch that forgot a member of a union: the compiler names the member, and at run time it is a defect.
 */
export function never(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
