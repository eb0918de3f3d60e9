import { enterSilently } from '#application/access/enter-silently.ts';
import type { BallotBox } from '#application/ports/ballot-box.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/council.ts';

/** A ballot box that renews the session of the device once when the council no longer knows it. */
export function sessionedBallotBox(
  council: Pick<Council, 'ballotBox' | 'session' | 'deviceIds' | 'randomBytes'>,
): BallotBox {
  return {
    cast: async (realm, vote) => {
      const first = await council.ballotBox.cast(realm, vote);
      if (!isLeft(first) || first.left.kind !== 'noSession') return first;
      const entered = await enterSilently(council)(realm);
      return isLeft(entered) ? first : council.ballotBox.cast(realm, vote);
    },
  };
}
