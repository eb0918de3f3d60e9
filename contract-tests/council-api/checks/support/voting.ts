import { type Check, type Trial } from '../../check.ts';
import { codeFor } from '../../test-visit.ts';
import { claimOf, voteAs, whereWritable, type WritableTown } from './visitor.ts';
import { openOnes, type Votable } from './writable-surveys.ts';

/** A number with a right letter that no council has given to a person. */
export const nobody = '00000001R';

/** A check of one vote after entering, in each of some surveys. */
export const voting = (
  id: Check['id'],
  clause: Check['clause'],
  votables: (town: WritableTown) => readonly Votable[],
  trialOf: (town: WritableTown, votable: Votable, visitor: string) => Trial,
): Check => ({
  id,
  clause,
  from: ['surveys'],
  writes: true,
  trials: whereWritable((town) => votables(town).map((votable) => trialOf(town, votable, id))),
});

export const withCensus = (town: WritableTown) => openOnes(town).filter(({ known }) => known.survey.census);
export const first = (votables: readonly Votable[]) => votables.slice(0, 1);
export const vote = (town: WritableTown, { known, answer }: Votable, visitor: string) =>
  voteAs(town, known, visitor, answer, claimOf(town, known, visitor));

/** A vote of the last person, so that wrong tries use up the budget of another person than the one who votes. */
export function wrongly(
  town: WritableTown,
  votable: Votable,
  visitor: string,
  change: { id?: string; secret?: string },
) {
  const person = town.visit.people.at(-1) ?? { id: nobody, secrets: [] };
  const secrets = change.secret === undefined ? person.secrets : [change.secret];
  const claim = { id: change.id ?? person.id, secrets, code: codeFor(town.visit.seed, visitor) };
  return voteAs(town, votable.known, visitor, votable.answer, claim);
}
