import { isLeft, type Either, left, right } from '../../shared/result.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import {
  maySign,
  type SignatureTurn,
  type Signer,
  type SignRefused,
} from '../../voting/opening/sign-vote.ts';
import { asOneLine, longestSource, type PublicValue, valueLengths, type WaitingValue } from './draw-act.ts';

/** Why the act of a draw is not signed. */
export type DrawActRefused =
  | Exclude<SignRefused, { readonly kind: 'author' | 'changed' }>
  /** The list is not sealed yet, or the draw was made. */
  | { readonly kind: 'unsealed' | 'drawn' }
  | { readonly kind: 'noValue' | 'noSource' }
  /** The second person typed another value than the first. */
  | { readonly kind: 'otherValue' };

/** A draw on its way to its act, as it is found. */
export interface ActMatter {
  readonly stage: 'unsealed' | 'sealed' | 'drawn';
  readonly waiting: WaitingValue | null;
  /** The person who signed first, as they are now; null if there is none, or if they no longer work here. */
  readonly first: Signer | null;
}

/** A signature that somebody wants to give. The source is asked for with the first one only. */
export interface ActTry extends PublicValue {
  readonly turn: SignatureTurn;
  readonly signer: Signer;
  readonly now: Instant;
}

const drawing = { act: 'draw.sign', subject: { in: {} } } as const;

/** Whether a person may take part in draws at all. */
export const mayDraw = (signer: Signer, now: Instant): Either<SignRefused, true> =>
  maySign(signer, drawing, now);

function confirmedBy(
  { waiting, first }: ActMatter,
  { signer, value, now }: ActTry,
): Either<DrawActRefused, PublicValue> {
  if (waiting === null) return left({ kind: 'unsigned' });
  if (waiting.by.person === signer.id) return left({ kind: 'samePerson' });
  if (first === null || isLeft(mayDraw(first, now))) return left({ kind: 'firstLeft' });
  return asOneLine(value) === waiting.value ? right(waiting) : left({ kind: 'otherValue' });
}

/**
 * The value that a person signs now: the first one types value and source, the second one the value again, without having seen
 * it. Left: why not.
 */
export function actToSign(matter: ActMatter, given: ActTry): Either<DrawActRefused, PublicValue> {
  const may = mayDraw(given.signer, given.now);
  if (isLeft(may)) return may as Either<DrawActRefused, never>;
  if (matter.stage !== 'sealed') return left({ kind: matter.stage });
  const [value, source] = [asOneLine(given.value), asOneLine(given.source)];
  if (value.length < valueLengths.least || value.length > valueLengths.most) return left({ kind: 'noValue' });
  if (given.turn === 'second') return confirmedBy(matter, given);
  if (matter.waiting !== null) return left({ kind: 'signed' });
  if (source === '' || source.length > longestSource) return left({ kind: 'noSource' });
  return right({ value, source });
}
