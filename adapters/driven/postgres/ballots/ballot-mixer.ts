import { mixBallots } from './mix-ballots.ts';
import type { Postgres } from '../postgres.ts';

/** Mixing may take at most this fraction of the time, written as 1 in n, because voting waits while it runs. */
const share = 100;

interface BallotMixer {
  /** Mixes, unless the last mixing was too recent for the time it took. */
  mixWhenDue(): Promise<void>;
  /** Mixes at the end; what cannot be mixed now is mixed by the next process. */
  mixNow(): Promise<void>;
}

/** Mixes the ballots at intervals, rarely enough that voters do not notice the wait. */
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
        // A failure here must not make closing fail.
      }
    },
  };
}
