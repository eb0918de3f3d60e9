import type { Clock } from '#application/ports/clock.ts';
import type { KioskStore, NamedPass } from '#application/ports/server/office/kiosk-store.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { Town } from '#domain/access/town.ts';
import { surveyId, type SurveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Kiosk } from '#domain/voting/kiosk/kiosk.ts';
import type { DeskOfVote } from '../desk/desk-vote.ts';
import { recordBallot, type RecordingRefusal } from '../record-ballot.ts';

interface Ports {
  readonly kiosks: Pick<KioskStore, 'findPass' | 'takePass'>;
  readonly passSeal: PassSeal;
  readonly clock: Clock;
}

/** The kiosk that was asked, with the surveys of its vote. */
export interface AskedKiosk {
  readonly kiosk: Kiosk;
  readonly surveys: DeskOfVote['surveys'];
}

/** An answer that was given at a kiosk. */
export interface KioskAnswer {
  readonly voter: string;
  readonly survey: SurveyId;
  readonly answer: RawAnswer;
  /** The six entries of a code that the page makes for this answer and forgets: sent again, the answer counts once. */
  readonly secrets: readonly string[];
}

/** `noVoter`: the voter's time is over, they left, or the kiosk was ended. */
export type KioskVoteRefused = RecordingRefusal | { readonly kind: 'noVoter' };

const named = (
  { passSeal }: Pick<Ports, 'passSeal'>,
  { realm }: Town,
  kiosk: Kiosk,
  voter: string,
): NamedPass => ({
  digest: passSeal.digest(realm, voter),
  vote: kiosk.vote,
  kiosk: kiosk.id,
});

/**
 * Records the answer of a voter at a kiosk as `recordBallot` does all others, without a mark of the device. It is counted
 * as assisted with the main survey, so that a person is counted once.
 */
export const voteAtKiosk =
  (ports: Ports & Parameters<typeof recordBallot>[0]) =>
  async (
    town: Town,
    { kiosk, surveys }: AskedKiosk,
    { voter, survey, answer, secrets }: KioskAnswer,
  ): Promise<Either<KioskVoteRefused, 'counted'>> => {
    const { kiosks, passSeal, clock } = ports;
    const { realm } = town;
    const sealed = await kiosks.findPass(realm, named(ports, town, kiosk, voter), clock.now());
    const place = { realm, vote: kiosk.vote, secret: voter };
    const person = sealed === null ? null : passSeal.open(place, sealed);
    if (person === null) return left({ kind: 'noVoter' });
    if (!surveys.some(({ id }) => id === survey)) return left({ kind: 'unknownSurvey' });
    const recorded = await recordBallot(ports)({
      town,
      survey,
      answer,
      secrets,
      identity: null,
      device: '',
      isChange: false,
      atKiosk: { person, assistedIn: survey === surveyId(kiosk.vote) ? kiosk.vote : null },
    });
    return isLeft(recorded) ? left(recorded.left) : right('counted');
  };

/** The voter goes, or the page has waited too long: nothing of them stays. */
export const leaveKiosk =
  (ports: Ports) =>
  async (town: Town, kiosk: Kiosk, voter: string): Promise<void> =>
    void (await ports.kiosks.takePass(town.realm, named(ports, town, kiosk, voter), ports.clock.now()));
