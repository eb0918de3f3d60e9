import { useState } from 'react';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { Told } from '../parts/told-notice.tsx';
import { whyOfVenue } from './use-venue-words.ts';

/** One deed at a time: whether it is under way, what came of the last one, and a way to do the next. */
export function useDeed(): {
  readonly isBusy: boolean;
  readonly told: Told | null;
  readonly tell: (told: Told | null) => void;
  readonly act: <T>(
    ask: () => Promise<Either<object, T>>,
    done: (answer: T) => string | null,
  ) => Promise<boolean>;
} {
  const { t } = useSpeech();
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
        tell({ isFault: true, words: t(whyOfVenue(answer.left)) });
        return false;
      }
      const words = done(answer.right);
      if (words !== null) tell({ isFault: false, words });
      return true;
    },
  };
}
