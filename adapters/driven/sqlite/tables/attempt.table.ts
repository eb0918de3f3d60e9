import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AttemptKeeper } from '#application/ports/server/attempt-keeper.ts';
import type { Clock } from '#application/ports/clock.ts';
import { StorageFailure } from '#application/ports/server/storage-failure.ts';
import { attemptSpan } from '#domain/census/attempt-budget.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { localAttempts } from './local-attempts.ts';

export interface SqlAttempts extends AttemptKeeper {
  /** Forgets failures that no longer count. */
  purge(): Promise<void>;
}

/** Failures in the embedded database, so that a restart gives no new tries. A right secret writes nothing. */
export function sqlAttempts(database: DatabaseSync, clock: Clock): SqlAttempts {
  const counts = new Map<number, StatementSync>();
  /** One statement for all accounts of a check, prepared once for each number of accounts. */
  const count = (accounts: number) => {
    const known = counts.get(accounts);
    if (known !== undefined) return known;
    const places = Array.from({ length: accounts }, () => '?').join(', ');
    const made = database.prepare(
      `SELECT account, count(*) AS n FROM attempts WHERE account IN (${places}) AND at > ? GROUP BY account`,
    );
    counts.set(accounts, made);
    return made;
  };
  const nth = database.prepare(
    'SELECT at FROM attempts WHERE account = ? AND at > ? ORDER BY at DESC LIMIT 1 OFFSET ?',
  );
  const add = database.prepare('INSERT INTO attempts (account, at) VALUES (?, ?)');
  const forget = database.prepare('DELETE FROM attempts WHERE at <= ?');
  const keeper = localAttempts(
    {
      standing: (accounts, now) => {
        const since = now - attemptSpan;
        const rows = count(accounts.length).all(...accounts.map(({ name }) => name), since);
        return accounts.map(({ name, most }) => {
          const failed = Number(rows.find(({ account }) => account === name)?.['n'] ?? 0);
          // Nearly no voter has failed that often: the second query is skipped for almost every vote.
          const freeing = failed < most ? null : Number(nth.get(name, since, most - 1)?.['at']);
          return { failed, freeing };
        });
      },
      add: async (accounts, at: Instant) => {
        try {
          await writeWhenFree(database, () => {
            for (const account of accounts) add.run(account, at);
          });
        } catch {
          throw new StorageFailure('a failed check cannot be counted now');
        }
      },
    },
    clock,
  );
  const purge = () => writeWhenFree(database, () => void forget.run(clock.now() - attemptSpan));
  return { ...keeper, purge };
}
