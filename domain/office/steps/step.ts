import type { Instant } from '../../shared/calendar-day.ts';

/** What was done, without words of residents: it is kept when these are erased. */
export interface Deed {
  /** The act as roles name it, or what the program did by itself. */
  readonly act: string;
  /** The state before and after, if the act changes one. */
  readonly from: string | null;
  readonly to: string | null;
  /** Words about it that may be personal: a message, a note. Null if there are none, or if they were erased. */
  readonly words: string | null;
}

/** A deed of somebody, at a time. */
export interface NewStep extends Deed {
  readonly at: Instant;
  /** The id of the member of staff; `system` for the program, `sender` for the sender of a request. */
  readonly by: string;
}

/**
 * One entry of who did what to a subject, chained to the one before it by its hash (security, “With staff, paper and
 * copies”). The hash covers a salted digest of the words, not the words: they can be erased, and the chain still verifies.
 */
export interface Step extends NewStep {
  readonly subject: string;
  /** 1, 2, 3 … in the chain of the subject. */
  readonly number: number;
  /** Random letters without which nobody can try out words against the digest; erased with the words. */
  readonly salt: string | null;
  /** Of salt and words; null if the step never had words. */
  readonly digest: string | null;
  /** The hash of the step before; for the first one, of the town and the subject. */
  readonly previous: string;
  readonly hash: string;
}

/** SHA-256 of a text, in hexadecimal. */
export type HashText = (text: string) => string;

/** The chain that a step belongs to. */
export interface ChainOf {
  readonly realm: string;
  readonly subject: string;
}

/** Where a chain begins: a step cannot be moved to another subject or town. */
const origin = ({ realm, subject }: ChainOf, hash: HashText): string =>
  hash(JSON.stringify(['concejo-steps-1', realm, subject]));

const digestOf = (salt: string, words: string, hash: HashText): string => hash(JSON.stringify([salt, words]));

type Unhashed = Omit<Step, 'hash' | 'words' | 'salt'>;

const hashOf = (step: Unhashed, hash: HashText): string =>
  hash(
    JSON.stringify([
      step.previous,
      step.subject,
      step.number,
      step.at,
      step.by,
      step.act,
      step.from,
      step.to,
      step.digest,
    ]),
  );

/** What makes a step of a deed: the chain, its last step (null if it has none), and chance. */
export interface StepLink {
  readonly chain: ChainOf;
  readonly last: Pick<Step, 'number' | 'at' | 'hash'> | null;
  readonly salt: string;
  readonly hash: HashText;
}

/** The step that follows the last one of its chain. Times in a chain never go back, though a clock may. */
export function nextStep(
  { at, by, act, from, to, words }: NewStep,
  { chain, last, salt, hash }: StepLink,
): Step {
  const unhashed: Unhashed = {
    subject: chain.subject,
    number: (last?.number ?? 0) + 1,
    at: Math.max(at, last?.at ?? at),
    by,
    act,
    from,
    to,
    digest: words === null ? null : digestOf(salt, words, hash),
    previous: last?.hash ?? origin(chain, hash),
  };
  const personal = words === null ? { words: null, salt: null } : { words, salt };
  return { ...unhashed, ...personal, hash: hashOf(unhashed, hash) };
}

/** What is wrong with a chain, and at which step. */
export interface StepFault {
  readonly kind: /** A step is not there, or two have its number. */
    | 'missing'
    /** Something in it was changed after it was written. */
    | 'changed'
    /** Its words were changed. */
    | 'wordsChanged';
  readonly number: number;
}

/** Whether a step follows another one of its chain (null: it is the first); null if it does. */
export function faultAfter(
  step: Step,
  last: Pick<Step, 'number' | 'at' | 'hash'> | null,
  { chain, hash }: Pick<StepLink, 'chain' | 'hash'>,
): StepFault | null {
  const number = (last?.number ?? 0) + 1;
  if (step.number !== number) return { kind: 'missing', number };
  const isLinked = step.previous === (last?.hash ?? origin(chain, hash)) && step.at >= (last?.at ?? step.at);
  if (!isLinked || step.hash !== hashOf(step, hash)) return { kind: 'changed', number };
  const { words, salt, digest } = step;
  const hasWords = words !== null && salt !== null;
  const isSaid = hasWords ? digest === digestOf(salt, words, hash) : words === null;
  return isSaid ? null : { kind: 'wordsChanged', number };
}
