import type { AttemptKeeper } from '#application/ports/server/attempt-keeper.ts';
import type { Clock } from '#application/ports/clock.ts';
import { type AttemptAccount, type AttemptUse, admit } from '#domain/census/attempt-budget.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { left, right } from '#domain/shared/result.ts';

/** Where failures are stored. */
export interface FailureLog {
  /** The standing of each account, in their order. */
  standing(accounts: readonly AttemptAccount[], now: Instant): readonly Omit<AttemptUse, 'underWay'>[];
  add(accounts: readonly string[], at: Instant): Promise<void>;
}

const untouched = { failed: 0, freeing: null };

/** A keeper for one process: it knows the checks under way by itself, and stores only failures. */
export function localAttempts(log: FailureLog, clock: Clock): AttemptKeeper {
  const underWay = new Map<string, number>();
  let oneEnded = Promise.withResolvers<void>();

  const change = (accounts: readonly AttemptAccount[], by: 1 | -1) => {
    for (const { name } of accounts) {
      const count = (underWay.get(name) ?? 0) + by;
      if (count === 0) underWay.delete(name);
      else underWay.set(name, count);
    }
  };
  const keeper: AttemptKeeper = {
    enter: async (accounts) => {
      const now = clock.now();
      const standing = log.standing(accounts, now);
      const admission = admit(
        accounts.map(({ name, most }, place) => {
          const { failed, freeing } = standing[place] ?? untouched;
          return { name, most, failed, freeing, underWay: underWay.get(name) ?? 0 };
        }),
      );
      if (admission.kind === 'spent') return left(admission.until);
      if (admission.kind === 'busy') {
        await oneEnded.promise;
        return keeper.enter(accounts);
      }
      change(accounts, 1);
      return right({
        leave: async (failed) => {
          try {
            // The check counts as under way until its failure is stored: no other may begin in between.
            if (failed) {
              await log.add(
                accounts.map(({ name }) => name),
                clock.now(),
              );
            }
          } finally {
            change(accounts, -1);
            oneEnded.resolve();
            oneEnded = Promise.withResolvers<void>();
          }
        },
      });
    },
  };
  return keeper;
}
