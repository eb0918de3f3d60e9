import type { Clock } from '#application/ports/clock.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** Who is guessing: an identity number from a network, or a network with many numbers, in a realm. */
export interface Guesser {
  readonly realm: string;
  readonly network: string;
  readonly identity: string;
}

/** What a key has used up: when its checks failed, and how many are under way. */
interface Account {
  failures: readonly number[];
  underWay: number;
}

const span = 10 * 60_000;
/** Failures a span before one has to wait: for one identity from one network, for a network, for the whole realm. */
const allowed = { identity: 5, network: 60, realm: 3000 } as const;
/** No readable identity number is longer. */
const longestIdentity = 20;

const keysOf = ({ realm, network, identity }: Guesser) =>
  [
    [`${realm} ${network} ${identity.slice(0, longestIdentity)}`, allowed.identity],
    [`${realm} ${network}`, allowed.network],
    [realm, allowed.realm],
  ] as const;

/**
 * Budgets of failed census checks. Each gives its failures back after ten minutes: a wait, never a lock, and a
 * stranger elsewhere cannot use up a resident's own (security: census guessing). Checks under way count as failed
 * until they end, so that a hundred guesses at once are not a hundred guesses.
 */
export function attemptBudget(clock: Clock) {
  const accounts = new Map<string, Account>();
  let swept = clock.now();
  let settled = Promise.withResolvers<void>();

  const recent = (account: Account) => account.failures.filter((at) => at > clock.now() - span);
  const accountOf = (key: string): Account => {
    const account = accounts.get(key) ?? { failures: [], underWay: 0 };
    account.failures = recent(account);
    accounts.set(key, account);
    return account;
  };
  const sweep = () => {
    if (clock.now() - swept < span) return;
    swept = clock.now();
    for (const [key, account] of accounts) {
      if (account.underWay === 0 && recent(account).length === 0) accounts.delete(key);
    }
  };
  const secondsToWait = ({ failures }: Account, most: number) => {
    const freeing = failures.at(-most);
    return freeing === undefined ? 0 : Math.ceil((freeing + span - clock.now()) / 1000);
  };
  /** Takes a place in every budget; or gives the seconds to wait. */
  const enter = async (guesser: Guesser): Promise<number> => {
    const held = keysOf(guesser).map(([key, most]) => ({ account: accountOf(key), most }));
    const wait = Math.max(...held.map(({ account, most }) => secondsToWait(account, most)));
    if (wait > 0) return wait;
    if (held.some(({ account, most }) => account.failures.length + account.underWay >= most)) {
      await settled.promise;
      return enter(guesser);
    }
    for (const { account } of held) account.underWay += 1;
    return 0;
  };
  const leave = (guesser: Guesser, failed: boolean) => {
    for (const [key] of keysOf(guesser)) {
      const account = accountOf(key);
      account.underWay -= 1;
      if (failed) account.failures = [...account.failures, clock.now()];
    }
    settled.resolve();
    settled = Promise.withResolvers<void>();
    sweep();
  };

  return {
    /** Makes one check within the budgets and counts its failure; left: the seconds to wait, and nothing was checked. */
    within: async <T>(
      guesser: Guesser,
      check: () => Promise<T>,
      hasFailed: (outcome: T) => boolean,
    ): Promise<Either<number, T>> => {
      const wait = await enter(guesser);
      if (wait > 0) return left(wait);
      let failed = false;
      try {
        const outcome = await check();
        failed = hasFailed(outcome);
        return right(outcome);
      } finally {
        leave(guesser, failed);
      }
    },
    /** How many accounts are kept. */
    size: (): number => accounts.size,
  };
}

export type AttemptBudget = ReturnType<typeof attemptBudget>;
