import { mixBallots } from './mix-ballots.ts';
import type { Postgres } from '../postgres.ts';

/** Mixing may take one part in so many of the time: voting waits while it lasts. */
const share = 100;

interface BallotMixer {
  /** Mixes, unless the last time was too short ago for how long it took. */
  mixWhenDue(): Promise<void>;
  /** Mixes at the end; what cannot be mixed now is mixed by the next process. */
  mixNow(): Promise<void>;
}

/** Mixes the ballots every now and then, and rarely enough that voters do not feel it. */
export function ballotMixer(postgres: Postgres, now: () => number = () => performance.now()): BallotMixer {
  let notBefore = 0;
  return {
    mixWhenDue: async () => {
      const began = now();
      if (began < notBefore) return;
      await mixBallots(postgres);
      notBefore = began + (now() - began) * share;
    },
    mixNow: async () => {
      try {
        await mixBallots(postgres);
      } catch {
        // Closing must not fail for it.
      }
    },
  };
}
