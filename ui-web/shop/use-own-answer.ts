import { useEffect } from 'react';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { useAnswer } from '../office/parts/use-answer.ts';

/** What the council answers a shop; a shop that is no longer signed in is led to its door. */
export function useOwnAnswer<L extends { readonly kind: string }, R>(
  ask: () => Promise<Either<L, R>>,
  signedOut: () => void,
) {
  const [answer, again] = useAnswer(ask);
  const isRefused = answer !== null && isLeft(answer) && answer.left.kind === 'shopNotAuthorised';
  useEffect(() => {
    if (isRefused) signedOut();
  }, [isRefused, signedOut]);
  return [answer, again] as const;
}
