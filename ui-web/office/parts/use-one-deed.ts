import { useState } from 'react';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { Told } from './told-notice.tsx';

/** One deed at a time: whether it is under way, what came of the last one, and a way to do the next. */
export interface OneDeed {
  readonly isBusy: boolean;
  readonly told: Told | null;
  readonly tell: (told: Told | null) => void;
  readonly act: <T>(
    ask: () => Promise<Either<object, T>>,
    done: (answer: T) => string | null,
  ) => Promise<boolean>;
}

/** Does one deed at a time. `whyOf`: the words of a refusal. */
export function useOneDeed(whyOf: (refusal: object) => string): OneDeed {
  const [isBusy, setBusy] = useState(false);
  const [told, tell] = useState<Told | null>(null);
  return {
    isBusy,
    told,
    tell,
    act: async (ask, done) => {
      if (isBusy) return false;
      setBusy(true);
      tell(null);
      const answer = await ask();
      setBusy(false);
      if (isLeft(answer)) {
        tell({ isFault: true, words: whyOf(answer.left) });
        return false;
      }
      const words = done(answer.right);
      if (words !== null) tell({ isFault: false, words });
      return true;
    },
  };
}
