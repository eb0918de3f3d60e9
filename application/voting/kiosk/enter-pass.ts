import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { PersonKey } from '#application/ports/server/census-register.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { KioskStore } from '#application/ports/server/office/kiosk-store.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { Town } from '#domain/access/town.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { Kiosk } from '#domain/voting/kiosk/kiosk.ts';
import { passLasts, readPass } from '#domain/voting/kiosk/pass.ts';
import type { DeskOfVote } from '../desk/desk-vote.ts';
import { personName } from '../voter-of.ts';

interface Ports {
  readonly ballots: Pick<BallotStore, 'isMarked'>;
  readonly keys: Pick<VotingKeys, 'mark' | 'isErased'>;
  readonly kiosks: Pick<KioskStore, 'takePass' | 'keepPass'>;
  readonly passSeal: PassSeal;
  readonly clock: Clock;
}

/** The voter of a pass, while they are at a kiosk: the token is in the memory of its page alone. */
export interface KioskVoter {
  readonly voter: string;
  readonly until: Instant;
}

/** `noPass`: it is none of this vote, it was used, or its time is over. `hasMark`: its person has voted meanwhile. */
export type EnteringRefused = { readonly kind: 'noPass' | 'hasMark' | 'closed' };

/** The person of a pass, which is used up by this. */
async function takePerson(
  { kiosks, passSeal, clock }: Pick<Ports, 'kiosks' | 'passSeal' | 'clock'>,
  { realm }: Pick<Town, 'realm'>,
  { vote }: Pick<Kiosk, 'vote'>,
  typed: string,
): Promise<PersonKey | null> {
  const pass = readPass(typed);
  if (pass === null) return null;
  const named = { digest: passSeal.digest(realm, pass), vote, kiosk: null };
  const sealed = await kiosks.takePass(realm, named, clock.now());
  return sealed === null ? null : passSeal.open({ realm, vote, secret: pass }, sealed);
}

/** Uses a pass at a kiosk of its vote: from then on its person may vote there for ten minutes. */
export const enterPass =
  (ports: Ports) =>
  async (
    town: Pick<Town, 'realm'>,
    { kiosk, surveys }: { readonly kiosk: Kiosk; readonly surveys: DeskOfVote['surveys'] },
    typed: string,
  ): Promise<Either<EnteringRefused, KioskVoter>> => {
    const { ballots, keys, kiosks, passSeal, clock } = ports;
    const { realm } = town;
    const { vote } = kiosk;
    if (surveys.some(({ id }) => keys.isErased(realm, id))) return left({ kind: 'closed' });
    const person = await takePerson(ports, town, kiosk, typed);
    if (person === null) return left({ kind: 'noPass' });
    const marked = await Promise.all(
      surveys.map(({ id }) => ballots.isMarked(realm, id, keys.mark(realm, id, personName(person)))),
    );
    if (marked.includes(true)) return left({ kind: 'hasMark' });
    const now = clock.now();
    const [voter, until] = [passSeal.newToken(), Math.min(now + passLasts, kiosk.until)];
    const sealed = passSeal.seal({ realm, vote, secret: voter }, person);
    const kept = { digest: passSeal.digest(realm, voter), vote, kiosk: kiosk.id, sealed, until };
    await kiosks.keepPass(realm, kept, now);
    return right({ voter, until });
  };
