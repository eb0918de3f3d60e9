import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { AttemptKeeper, AttemptPlace } from '#application/ports/server/attempt-keeper.ts';
import type { Clock } from '#application/ports/clock.ts';
import { admit, type AttemptAccount, attemptSpan } from '#domain/census/attempt-budget.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Postgres } from '../postgres.ts';
import { turns } from '../turns.ts';
import { isWide, wideAccounts } from '../wide-accounts.ts';

/**
 * The longest time that a check may take, in milliseconds. One that has not ended by then ended with its process, and
 * counts as failed in the account of its person.
 */
const longestCheck = 30_000;
/** Milliseconds until the end of a check in another process is noticed; one of this process is noticed at once. */
const beforeLookingAgain = 20;

/**
 * What each account contains besides the caller's own entry: its failures, its checks under way, and the failure
 * whose end frees a place.
 */
const standings = `
  SELECT asked.name, asked.most,
    count(*) FILTER (WHERE ended OR at <= $4) AS failed,
    count(*) FILTER (WHERE NOT ended AND at > $4) AS under_way,
    (array_agg(at ORDER BY at DESC) FILTER (WHERE ended OR at <= $4))[asked.most] AS freeing
  FROM unnest($1::text[], $2::integer[], $3::boolean[]) WITH ORDINALITY AS asked (name, most, is_of_many, place)
    LEFT JOIN attempts ON account = asked.name AND at > $5 AND attempts.place <> $6
      AND (ended OR at > $4 OR NOT asked.is_of_many)
  GROUP BY asked.name, asked.most, asked.place
  ORDER BY asked.place`;

const takePlaces =
  'INSERT INTO attempts (account, place, at, ended) SELECT unnest($1::text[]), $2, $3, false';
const leavePlaces = 'DELETE FROM attempts WHERE account = ANY($1) AND place = $2';
const countFailures = `
  INSERT INTO attempts (account, place, at, ended) SELECT unnest($1::text[]), $2, $3, true
  ON CONFLICT (account, place) DO UPDATE SET ended = true, at = excluded.at`;

const namesOf = (accounts: readonly AttemptAccount[]) => accounts.map(({ name }) => name);

type Accounts = readonly AttemptAccount[];

/** How the accounts of a check stand in the table, without the entry of the check itself. */
async function standingsBeside({ ask }: Postgres, clock: Clock, accounts: Accounts, place: string) {
  const now = clock.now();
  const most = accounts.map((account) => account.most);
  const isOfMany = accounts.map((account) => account.isOfMany ?? false);
  const values = [namesOf(accounts), most, isOfMany, now - longestCheck, now - attemptSpan, place];
  return (await ask(standings, values)).map((row) => ({
    name: String(row['name']),
    most: Number(row['most']),
    failed: Number(row['failed']),
    underWay: Number(row['under_way']),
    freeing: row['freeing'] === null ? null : Number(row['freeing']),
  }));
}

/**
 * The entries of checks in the accounts. A check writes an entry into every account before it begins, as a row, and
 * deletes the rows if the secret was right: if its process ends, the check has failed.
 */
function entries(postgres: Postgres, clock: Clock) {
  const { ask } = postgres;
  const wide = wideAccounts((accounts) => standingsBeside(postgres, clock, accounts, ''), clock);
  return {
    /** Enters a check if all accounts have room for it, else says which one is full. */
    tryToEnter: async (accounts: Accounts, place: string) => {
      const towns = admit(await wide.standings(accounts.filter(isWide)));
      if (towns.kind === 'spent') return towns;
      const narrow = accounts.filter((account) => !isWide(account));
      await ask(takePlaces, [namesOf(narrow), place, clock.now()]);
      const found = admit(await standingsBeside(postgres, clock, narrow, place));
      if (found.kind !== 'free') await ask(leavePlaces, [namesOf(narrow), place]);
      if (found.kind !== 'busy') return found;
      const full = narrow[found.at]?.name;
      return { kind: found.kind, at: accounts.findIndex(({ name }) => name === full) };
    },
    leave: async (accounts: Accounts, place: string, failed: boolean) => {
      if (failed) wide.failed(accounts.filter(isWide));
      try {
        if (failed) await ask(countFailures, [namesOf(accounts), place, clock.now()]);
        else await ask(leavePlaces, [namesOf(accounts), place]);
      } catch {
        // The check stays under way, and so becomes a failure: the outcome of the check itself must not be lost for
        // that.
      }
    },
  };
}

/**
 * Failed checks, shared by all processes. No locks are needed: a check that has written its entry and then sees no
 * more than an account allows may begin, because of those that come at once at least the last one sees all the others.
 */
export function postgresAttempts(postgres: Postgres, clock: Clock): AttemptKeeper {
  const { tryToEnter, leave } = entries(postgres, clock);
  const queues = turns();
  let oneEnded = Promise.withResolvers<void>();

  const settled = async (accounts: Accounts, place: string) => {
    // If many checks wait for one account, they must not all query the database at once: the first one queries, then
    // the next.
    const crowded = accounts.find(({ name }) => queues.isWaitedFor(name));
    const found = crowded
      ? { kind: 'busy' as const, at: accounts.indexOf(crowded) }
      : await tryToEnter(accounts, place);
    if (found.kind !== 'busy') return found;
    return queues.take(accounts[found.at]?.name ?? '', async () => {
      for (;;) {
        const now = await tryToEnter(accounts, place);
        if (now.kind !== 'busy') return now;
        await Promise.race([oneEnded.promise, after(beforeLookingAgain)]);
      }
    });
  };

  const placeIn = (accounts: Accounts, place: string): AttemptPlace => ({
    leave: async (failed) => {
      await leave(accounts, place, failed);
      oneEnded.resolve();
      oneEnded = Promise.withResolvers();
    },
  });

  return {
    enter: async (accounts) => {
      const place = randomUUID();
      const found = await settled(accounts, place);
      return found.kind === 'spent' ? left(found.until) : right(placeIn(accounts, place));
    },
  };
}

/** Forgets failures that no longer count. */
export async function purgeAttempts({ ask }: Postgres, clock: Clock): Promise<void> {
  await ask('DELETE FROM attempts WHERE at <= $1', [clock.now() - attemptSpan]);
}
