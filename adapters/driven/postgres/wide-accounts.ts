import type { Clock } from '#application/ports/clock.ts';
import type { AttemptAccount, AttemptUse } from '#domain/census/attempt-budget.ts';

/** An account that allows this number of failures belongs to a whole town: one failure more or less decides nothing. */
const wideFrom = 1000;
/** How long a count of failures is used before it is read again, in milliseconds. */
const believedFor = 250;

export const isWide = ({ most }: AttemptAccount): boolean => most >= wideFrom;

export type ReadAttemptUse = (
  accounts: readonly AttemptAccount[],
) => Promise<readonly (AttemptUse & AttemptAccount)[]>;

/**
 * Accounts that every vote of a town is counted against. If each vote wrote an entry in them, all votes of a town
 * would wait for each other, however many processes there are, and each would count thousands of failures. So only
 * failures are written there, and a process reads them a few times a second and adds its own in between: the limit
 * may be exceeded by the failures of a quarter of a second.
 */
export function wideAccounts(standings: ReadAttemptUse, clock: Clock) {
  const known = new Map<string, { readonly at: number; readonly standing: AttemptUse & AttemptAccount }>();

  const standingOf = async (account: AttemptAccount): Promise<AttemptUse & AttemptAccount> => {
    const now = clock.now();
    const kept = known.get(account.name);
    const isTold = kept && (kept.standing.freeing !== null || kept.standing.failed < account.most);
    if (isTold && Math.abs(now - kept.at) < believedFor) return kept.standing;
    const [found] = await standings([account]);
    const standing = found ?? { ...account, failed: 0, underWay: 0, freeing: null };
    known.set(account.name, { at: now, standing });
    return standing;
  };

  return {
    standings: (accounts: readonly AttemptAccount[]) => Promise.all(accounts.map(standingOf)),
    failed: (accounts: readonly AttemptAccount[]): void => {
      for (const { name } of accounts) {
        const kept = known.get(name);
        if (kept)
          known.set(name, { ...kept, standing: { ...kept.standing, failed: kept.standing.failed + 1 } });
      }
    },
  };
}
