import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { AttemptKeeper, AttemptPlace } from '#application/ports/attempt-keeper.ts';
import type { Clock } from '#application/ports/clock.ts';
import { type Admission, admit, type AttemptAccount, attemptSpan } from '#domain/census/attempt-budget.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Ask, Postgres } from './postgres.ts';
import { turns } from './turns.ts';

/** No check takes so long. One that has not ended by then went down with its process, and counts as failed. */
const longestCheck = 30_000;
/** A check that ends in another process is seen so much later; one of this process at once. */
const beforeLookingAgain = 20;

/** A number for an account, by which processes wait for each other. Accounts that share one by chance only wait longer. */
const lockOf = ({ name }: AttemptAccount) =>
  createHash('sha256').update(name).digest().readBigInt64BE().toString();

/** What stands in each account: its failures, its checks under way, and the failure that frees a place. */
const standings = `
  SELECT asked.name, asked.most,
    count(*) FILTER (WHERE ended OR at <= $3) AS failed,
    count(*) FILTER (WHERE NOT ended AND at > $3) AS under_way,
    (array_agg(at ORDER BY at DESC) FILTER (WHERE ended OR at <= $3))[asked.most] AS freeing
  FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked (name, most, place)
    LEFT JOIN attempts ON account = asked.name AND at > $4
  GROUP BY asked.name, asked.most, asked.place
  ORDER BY asked.place`;

/**
 * Failed checks, shared by all processes. A check takes its place before it begins, as a row in every account, and
 * deletes the rows if it was right: what goes down with its process has failed.
 */
export function postgresAttempts({ ask, transaction }: Postgres, clock: Clock): AttemptKeeper {
  const queues = turns();
  let oneEnded = Promise.withResolvers<void>();
  const admission = async (within: Ask, accounts: readonly AttemptAccount[]): Promise<Admission> => {
    const now = clock.now();
    const names = accounts.map(({ name }) => name);
    const most = accounts.map((account) => account.most);
    const rows = await within(standings, [names, most, now - longestCheck, now - attemptSpan]);
    return admit(
      rows.map((row) => ({
        most: Number(row['most']),
        failed: Number(row['failed']),
        underWay: Number(row['under_way']),
        freeing: row['freeing'] === null ? null : Number(row['freeing']),
      })),
    );
  };

  /** All accounts are looked at and entered under their locks, the widest last. */
  const tryToEnter = (accounts: readonly AttemptAccount[], place: string) =>
    transaction(async (within) => {
      // In one order for everybody, so that nobody waits in a ring.
      await within('SELECT pg_advisory_xact_lock(lock) FROM unnest($1::bigint[]) AS lock', [
        accounts.map(lockOf),
      ]);
      const found = await admission(within, accounts);
      if (found.kind === 'free') {
        const text =
          'INSERT INTO attempts (account, place, at, ended) SELECT unnest($1::text[]), $2, $3, false';
        await within(text, [accounts.map(({ name }) => name), place, clock.now()]);
      }
      return found;
    });

  const placeIn = (accounts: readonly AttemptAccount[], place: string): AttemptPlace => ({
    leave: async (failed) => {
      const change = failed ? 'UPDATE attempts SET ended = true, at = $3' : 'DELETE FROM attempts';
      const names = accounts.map(({ name }) => name);
      const values = failed ? [names, place, clock.now()] : [names, place];
      try {
        await ask(`${change} WHERE account = ANY($1) AND place = $2`, values);
      } catch {
        // It stays under way, and so becomes a failure: the outcome of the check itself must not be lost for that.
      }
      oneEnded.resolve();
      oneEnded = Promise.withResolvers();
    },
  });

  const settled = async (accounts: readonly AttemptAccount[], place: string) => {
    // A crowd that waits for one account must not ask the database all at once: its first member asks, then the next.
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
