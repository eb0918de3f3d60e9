import { createHash, randomBytes } from 'node:crypto';
import { type ChainOf, type NewStep, nextStep, type Step } from '#domain/office/steps/step.ts';

/* Rows of steps, the same in both databases. */

export const stepColumns =
  'subject, number, at, by_whom, act, from_state, to_state, words, salt, digest, previous, hash';

/** SHA-256 in hexadecimal. */
export const sha256Text = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same of bytes. */
export const sha256Bytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const orNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const stepOf = (row: Readonly<Record<string, unknown>>): Step => ({
  subject: String(row['subject']),
  number: Number(row['number']),
  at: Number(row['at']),
  by: String(row['by_whom']),
  act: String(row['act']),
  from: orNull(row['from_state']),
  to: orNull(row['to_state']),
  words: orNull(row['words']),
  salt: orNull(row['salt']),
  digest: orNull(row['digest']),
  previous: String(row['previous']),
  hash: String(row['hash']),
});

/** A step in the order of `stepColumns`. */
const valuesOf = (step: Step) => [
  step.subject,
  step.number,
  step.at,
  step.by,
  step.act,
  step.from,
  step.to,
  step.words,
  step.salt,
  step.digest,
  step.previous,
  step.hash,
];

/** The rows of new steps of one chain, each in the order of `stepColumns`; `last` is the last step that it has. */
export function stepRows(chain: ChainOf, last: Step | null, added: readonly NewStep[]) {
  let previous = last;
  return added.map((one) => {
    previous = nextStep(one, {
      chain,
      last: previous,
      salt: randomBytes(16).toString('hex'),
      hash: sha256Text,
    });
    return valuesOf(previous);
  });
}

/** How many steps are read at once. */
export const stepPage = 1000;
