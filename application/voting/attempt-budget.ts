import type { AttemptKeeper } from '#application/ports/server/attempt-keeper.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { accountsOf, type Guesser } from '#domain/census/attempt-budget.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly attempts: AttemptKeeper;
  readonly keys: Pick<VotingKeys, 'account'>;
  readonly clock: Clock;
}

/**
 * Budgets of failed census checks, stored by the keeper (security: census guessing). `ofTown`: the failures that a
 * whole town may have in ten minutes.
 */
export const attemptBudget = ({ attempts, keys, clock }: Ports, ofTown?: number) => {
  const towns = new Map<string, string>();
  /** The name of a town's account is computed once: every vote needs it, and it identifies no person. */
  const accountOfTown = (realm: string): string => {
    const account = towns.get(realm) ?? keys.account(realm);
    towns.set(realm, account);
    return account;
  };
  /**
   * Makes one check within the budgets and counts its failure; left: the seconds to wait; then the check was not made.
   */
  const within = async <T>(
    guesser: Guesser,
    check: () => Promise<T>,
    hasFailed: (outcome: T) => boolean,
  ): Promise<Either<number, T>> => {
    const accounts = accountsOf(guesser, ofTown).map((account) => ({
      ...account,
      name: account.name === guesser.realm ? accountOfTown(account.name) : keys.account(account.name),
    }));
    const place = await attempts.enter(accounts);
    if (isLeft(place)) return left(Math.ceil((place.left - clock.now()) / 1000));
    let failed = false;
    try {
      const outcome = await check();
      failed = hasFailed(outcome);
      return right(outcome);
    } finally {
      await place.right.leave(failed);
    }
  };
  return { within };
};

export type AttemptBudget = ReturnType<typeof attemptBudget>;
