import type { DatabaseSync } from 'node:sqlite';
import type { AttemptKeeper } from '#application/ports/attempt-keeper.ts';
import type { Clock } from '#application/ports/clock.ts';
import { StorageFailure } from '#application/ports/storage-failure.ts';
import { attemptSpan } from '#domain/census/attempt-budget.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { inTransaction } from './database.ts';
import { localAttempts } from './local-attempts.ts';

export interface SqlAttempts extends AttemptKeeper {
  /** Forgets failures that no longer count. */
  purge(): void;
}

/** Failures in the embedded database, so that a restart gives nobody new tries. A right secret writes nothing. */
export function sqlAttempts(database: DatabaseSync, clock: Clock): SqlAttempts {
  const count = database.prepare('SELECT count(*) AS n FROM attempts WHERE account = ? AND at > ?');
  const nth = database.prepare(
    'SELECT at FROM attempts WHERE account = ? AND at > ? ORDER BY at DESC LIMIT 1 OFFSET ?',
  );
  const add = database.prepare('INSERT INTO attempts (account, at) VALUES (?, ?)');
  const forget = database.prepare('DELETE FROM attempts WHERE at <= ?');
  const keeper = localAttempts(
    {
      standing: ({ name, most }, now) => {
        const failed = Number(count.get(name, now - attemptSpan)?.['n']);
        // Nearly nobody has failed so often: the second look is spared with every vote.
        const freeing = failed < most ? null : Number(nth.get(name, now - attemptSpan, most - 1)?.['at']);
        return { failed, freeing };
      },
      add: (accounts, at: Instant) => {
        try {
          inTransaction(database, () => {
            for (const account of accounts) add.run(account, at);
          });
        } catch {
          throw new StorageFailure('a failed check cannot be counted now');
        }
      },
    },
    clock,
  );
  return { ...keeper, purge: () => void forget.run(clock.now() - attemptSpan) };
}
