import type { RecordRefusal } from '#application/ports/server/ballot-store.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { VotingDesk } from '#application/ports/server/office/voting-desk.ts';
import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { Town } from '#domain/access/town.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { PaperGiven } from '#domain/voting/desk/decide-paper.ts';
import type { PaperWay } from '#domain/voting/desk/desk-counts.ts';
import { isPaperTime } from '#domain/voting/desk/paper-time.ts';
import { personName } from '../voter-of.ts';
import { type DeskOfVote, deskStates } from './desk-vote.ts';
import { findAtDesk, type NotFoundAtDesk } from './find-at-desk.ts';

interface Ports {
  readonly census: Pick<CensusRegister, 'atDesk' | 'about'>;
  readonly ballots: Pick<BallotStore, 'isMarked'>;
  readonly votingDesk: Pick<VotingDesk, 'give'>;
  readonly keys: Pick<VotingKeys, 'mark' | 'isErased'>;
  readonly clock: Clock;
}

/** A paper ballot that an officer wants to give. */
export interface PaperTry {
  readonly identity: string;
  readonly box: string;
  readonly way: PaperWay;
  /** Made by chance for this try: sent again, the try gets the same answer. */
  readonly key: string;
}

/** Why no paper ballot is given. `notListed` counts as a guess. */
export type PaperRefused = RecordRefusal | { readonly kind: NotFoundAtDesk };

/** Whether the keys of all surveys are there: without one it cannot be known who has already voted. */
const hasKeys = (
  { isErased }: Pick<VotingKeys, 'isErased'>,
  { realm }: Pick<Town, 'realm'>,
  desk: DeskOfVote,
) => !desk.surveys.some(({ id }) => isErased(realm, id));

/** Whether paper ballots may be given now in this way. */
export const isDeskOpen = (
  { keys, clock }: Pick<Ports, 'keys' | 'clock'>,
  town: Town,
  desk: DeskOfVote,
  way: PaperWay,
): boolean => hasKeys(keys, town, desk) && isPaperTime(way, deskStates(desk, clock.now(), town));

/**
 * Gives a paper ballot to a person: their marks in all surveys of the vote and the counter of the box, in one transaction.
 * Neither the person nor the time is kept, and nothing says by which channel a mark came.
 */
export const givePaper =
  (ports: Ports) =>
  async (town: Town, desk: DeskOfVote, asked: PaperTry): Promise<Either<PaperRefused, PaperGiven>> => {
    const { realm } = town;
    const isOpen = () => isDeskOpen(ports, town, desk, asked.way);
    // After the appeals there are no keys, and so no marks that could be compared.
    if (!hasKeys(ports.keys, town, desk)) return left({ kind: 'closed' });
    const { answer, found } = await findAtDesk(ports)(town, desk, asked.identity);
    if (found === null) return left({ kind: answer });
    const given = await ports.votingDesk.give({
      kind: 'paper',
      realm,
      vote: desk.vote,
      way: asked.way,
      box: asked.box,
      marks: found.marks,
      // The names of people, devices and accounts begin otherwise: a try is never a mark.
      attempt: ports.keys.mark(realm, surveyId(desk.vote), `try:${asked.key} ${personName(found.person)}`),
      isOpen,
    });
    return isLeft(given) ? left(given.left) : right(given.right);
  };
