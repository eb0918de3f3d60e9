import { type PersonalKind, personalDataIn } from '../../comments/personal-data.ts';
import { type Either, left, right } from '../../shared/result.ts';

/** No incident needs more characters. */
export const longestIncident = 500;

/** Why an incident is not noted. `personal`: it names a person by a number, a telephone or an address. */
export type IncidentFault =
  | { readonly kind: 'noWords' }
  | { readonly kind: 'tooLong'; readonly most: number }
  | { readonly kind: 'personal'; readonly found: readonly PersonalKind[] };

/** The words of an incident of the day of a vote, as they are kept in its history for good. */
export function readIncident(written: string): Either<IncidentFault, string> {
  const words = written.trim();
  if (words === '') return left({ kind: 'noWords' });
  if (words.length > longestIncident) return left({ kind: 'tooLong', most: longestIncident });
  const found = personalDataIn(words);
  return found.length > 0 ? left({ kind: 'personal', found }) : right(words);
}
