import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { CensusRegister, PersonKey } from '#application/ports/server/census-register.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { Town } from '#domain/access/town.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { isForPerson } from '#domain/voting/conditions/for-person.ts';
import type { DeskAnswer } from '#domain/voting/desk/desk-answer.ts';
import { personName } from '../voter-of.ts';
import type { DeskOfVote } from './desk-vote.ts';

interface Ports {
  readonly census: Pick<CensusRegister, 'atDesk' | 'about'>;
  readonly ballots: Pick<BallotStore, 'isMarked'>;
  readonly keys: Pick<VotingKeys, 'mark' | 'isErased'>;
}

/** A person whom the desk has found, with their mark in each survey of the vote. */
export interface FoundAtDesk {
  readonly person: PersonKey;
  readonly marks: readonly { readonly survey: SurveyId; readonly mark: string }[];
}

/** Why the desk has no person to give a paper to. */
export type NotFoundAtDesk = Extract<DeskAnswer, 'notListed' | 'notForPerson' | 'unreadable'>;

/** What the desk learns, and the person if there is one. */
export type LookedUp =
  | { readonly answer: NotFoundAtDesk; readonly found: null }
  | { readonly answer: Exclude<DeskAnswer, NotFoundAtDesk>; readonly found: FoundAtDesk };

/** The person whose document an officer has looked at, or why there is none. */
export const findAtDesk =
  ({ census, ballots, keys }: Ports) =>
  async (
    { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
    { surveys }: Pick<DeskOfVote, 'surveys'>,
    identity: string,
  ): Promise<LookedUp> => {
    const read = readIdentity(identity);
    if (isLeft(read)) return { answer: 'unreadable', found: null };
    const person = await census.atDesk(realm, read.right);
    if (person === null) return { answer: 'notListed', found: null };
    const about = await census.about(realm, read.right);
    // One paper ballot and one pass are for all surveys of the vote.
    if (!surveys.every((survey) => isForPerson(survey, about, timeZone)))
      return { answer: 'notForPerson', found: null };
    const marks = surveys.map(({ id: survey }) => ({
      survey,
      mark: keys.mark(realm, survey, personName(person)),
    }));
    const marked = await Promise.all(marks.map(({ survey, mark }) => ballots.isMarked(realm, survey, mark)));
    return { answer: marked.includes(true) ? 'hasMark' : 'mayVote', found: { person, marks } };
  };
