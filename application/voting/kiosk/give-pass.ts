import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { KioskStore } from '#application/ports/server/office/kiosk-store.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { Town } from '#domain/access/town.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { DeskAnswer } from '#domain/voting/desk/desk-answer.ts';
import { type Pass, passLasts } from '#domain/voting/kiosk/pass.ts';
import type { DeskOfVote } from '../desk/desk-vote.ts';
import { findAtDesk } from '../desk/find-at-desk.ts';
import { isDeskOpen } from '../desk/give-paper.ts';

interface Ports {
  readonly census: Pick<CensusRegister, 'atDesk' | 'about'>;
  readonly ballots: Pick<BallotStore, 'isMarked'>;
  readonly keys: Pick<VotingKeys, 'mark' | 'isErased'>;
  readonly kiosks: Pick<KioskStore, 'keepPass'>;
  readonly passSeal: PassSeal;
  readonly clock: Clock;
}

/** A pass that was made: only this answer has it. */
export interface GivenPass {
  readonly pass: Pass;
  readonly until: Instant;
}

/** `closed`: the surveys of the vote are not all open. */
export type PassRefused = { readonly kind: 'closed' | Exclude<DeskAnswer, 'mayVote'> };

/** Makes a pass for a person whom an officer has identified, unless they have a mark. Nobody is marked by it. */
export const givePass =
  (ports: Ports) =>
  async (town: Town, desk: DeskOfVote, identity: string): Promise<Either<PassRefused, GivenPass>> => {
    const { kiosks, passSeal, clock } = ports;
    if (!isDeskOpen(ports, town, desk, 'box')) return left({ kind: 'closed' });
    const { answer, found } = await findAtDesk(ports)(town, desk, identity);
    if (found === null) return left({ kind: answer });
    if (answer === 'hasMark') return left({ kind: answer });
    const { realm } = town;
    const { vote } = desk;
    const [pass, now] = [passSeal.newPass(), clock.now()];
    const until = now + passLasts;
    const sealed = passSeal.seal({ realm, vote, secret: pass }, found.person);
    const kept = { digest: passSeal.digest(realm, pass), vote, kiosk: null, sealed, until };
    await kiosks.keepPass(realm, kept, now);
    return right({ pass, until });
  };
