import type { Credentials } from './credentials.ts';
import type { AboutPerson } from './about-person.ts';
import type { IdentityNumber } from './identity-number.ts';

/** The document that a person has, and the day of birth that stands on it. */
export type Papers = Pick<Credentials, 'type' | 'birthDay'>;

/** A person of the census as the council lists them. */
export interface CensusRow {
  readonly identity: IdentityNumber;
  readonly secrets: readonly string[];
  /** What the town's own identity check compares with; absent where the council lists none. */
  readonly papers?: Papers;
  /** What votes for some people only ask for; absent where the council says nothing of it. */
  readonly about?: AboutPerson;
  /** Listed, and may not vote. Absent where the council does not say: then it stays as it is. */
  readonly isBlocked?: boolean;
  /**
   * The number under which the census had this person by mistake: they stay the same person, with their secrets and what
   * they have voted.
   */
  readonly former?: IdentityNumber;
}
