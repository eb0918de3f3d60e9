import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { type AttemptAccount, questionsAtDesk, unlistedAtDesk } from '#domain/census/attempt-budget.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';

type Budgeted = Pick<ServerParts, 'attempts' | 'keys' | 'clock'>;

/** Takes a place in accounts; left: the refusal that says how long to wait. */
async function placeIn({ attempts, keys, clock }: Budgeted, accounts: readonly AttemptAccount[]) {
  const place = await attempts.enter(accounts.map((one) => ({ ...one, name: keys.account(one.name) })));
  if (!isLeft(place)) return place;
  const retryAfter = Math.ceil((place.left - clock.now()) / 1000);
  return left<CallRefusal<'tooManyAttempts'>>({ kind: 'tooManyAttempts', retryAfter });
}

/** Does work within accounts, in which it counts if its answer is a miss. */
export async function withinAccounts<T>(
  council: Budgeted,
  accounts: readonly AttemptAccount[],
  work: () => Promise<T>,
  isMiss: (answer: T) => boolean,
): Promise<Either<CallRefusal<'tooManyAttempts'>, T>> {
  const place = await placeIn(council, accounts);
  if (isLeft(place)) return place;
  let missed = false;
  try {
    const answer = await work();
    missed = isMiss(answer);
    return right(answer);
  } finally {
    await place.right.leave(missed);
  }
}

/**
 * Answers a question of an officer about a person within the budgets of the desk: every question counts, and those that
 * found nobody count apart, so that nobody lists the census by asking.
 */
export async function withinDeskBudget<T>(
  council: Budgeted,
  { realm, member }: { readonly realm: RealmId; readonly member: Pick<StaffMember, 'id'> },
  look: () => Promise<T>,
  foundNobody: (answer: T) => boolean,
): Promise<Either<CallRefusal<'tooManyAttempts'>, T>> {
  const asked = await withinAccounts(
    council,
    unlistedAtDesk(realm, member.id),
    () => withinAccounts(council, questionsAtDesk(realm, member.id), look, () => true),
    (answer) => !isLeft(answer) && foundNobody(answer.right),
  );
  return isLeft(asked) ? asked : asked.right;
}
