/**
 * The one door to fp-ts. A refusal a person may meet travels as a `Left` with a tag and data, never as a thrown
 * error; a defect throws. Everyone else imports this file.
 */
export { type Either, flatMap, isLeft, isRight, left, map, right } from 'fp-ts/lib/Either.js';

/** A switch that forgot a member of a union ends here: the compiler names it, and at run time it is a defect. */
export function never(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
