import { enterSilently } from '#application/access/enter-silently.ts';
import type { BallotBox, CastRefusal } from '#application/ports/browser/ballot-box.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';

/** A ballot box that renews the session of the device once when the council no longer knows it. */
export function sessionedBallotBox(
  council: Pick<Council, 'ballotBox' | 'session' | 'deviceIds' | 'randomBytes'>,
): BallotBox {
  async function withSession<T>(
    realm: RealmId,
    ask: () => Promise<Either<CastRefusal, T>>,
  ): Promise<Either<CastRefusal, T>> {
    const first = await ask();
    if (!isLeft(first) || first.left.kind !== 'noSession') return first;
    const entered = await enterSilently(council)(realm);
    return isLeft(entered) ? first : ask();
  }
  return {
    cast: (realm, vote) => withSession(realm, () => council.ballotBox.cast(realm, vote)),
    previous: (realm, claim) => withSession(realm, () => council.ballotBox.previous(realm, claim)),
  };
}
