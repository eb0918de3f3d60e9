import { describe, expect, it } from 'vitest';
import { attemptKeeperContract } from '#contract-tests/ports/server/attempt-keeper.ts';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { postgresAttempts, purgeAttempts } from './attempt.table.ts';

attemptKeeperContract('PostgreSQL', async (clock) => postgresAttempts(await emptyPostgres(), clock));

describe('the failed checks in PostgreSQL', () => {
  it('forget failed checks that no longer count, and end a check whose process died as a failure', async () => {
    const postgres = await emptyPostgres();
    let now = 0;
    const attempts = postgresAttempts(postgres, { now: () => now });
    // This check never ends.
    await attempts.enter([{ name: 'a', most: 1 }]);
    now = 30_000;
    expect(await attempts.enter([{ name: 'a', most: 1 }])).toMatchObject({ left: 600_000 });
    await purgeAttempts(postgres, { now: () => 599_999 });
    expect(await postgres.ask('SELECT account FROM attempts')).toHaveLength(1);
    await purgeAttempts(postgres, { now: () => 600_000 });
    expect(await postgres.ask('SELECT account FROM attempts')).toEqual([]);
  });

  it('do not make the many of one network wait for the checks of a process that died', async () => {
    const postgres = await emptyPostgres();
    let now = 0;
    const attempts = postgresAttempts(postgres, { now: () => now });
    const network = { name: 'a network', most: 2, isOfMany: true } as const;
    // These checks never end.
    for (const name of ['a', 'b']) await attempts.enter([{ name, most: 1 }, network]);
    now = 30_000;
    expect(await attempts.enter([{ name: 'c', most: 1 }, network])).toMatchObject({ _tag: 'Right' });
    expect(await attempts.enter([{ name: 'a', most: 1 }, network])).toMatchObject({ left: 600_000 });
  });

  it('share the failures of a full town account: failures of one process fill it for the other soon after', async () => {
    const postgres = await emptyPostgres();
    let now = 0;
    const [one, other] = [0, 1].map(() => postgresAttempts(postgres, { now: () => now }));
    const enter = (process: typeof one, n: number) =>
      process?.enter([
        { name: `person ${n}`, most: 5 },
        { name: 'a town', most: 1000 },
      ]);
    const failures = Array.from({ length: 1000 }, async (_, n) => {
      const entered = await enter(one, n);
      if (entered?._tag === 'Right') await entered.right.leave(true);
    });
    await Promise.all([...failures, enter(other, -1)]);
    now = 250;
    const full = [await enter(one, -2), await enter(other, -3)];
    expect(full).toEqual([
      { _tag: 'Left', left: 600_000 },
      { _tag: 'Left', left: 600_000 },
    ]);
  });

  it('do not let a right check fail because its entry cannot be deleted', async () => {
    const postgres = await emptyPostgres();
    const entered = await postgresAttempts(postgres, { now: () => 0 }).enter([{ name: 'a', most: 1 }]);
    await postgres.close();
    if (entered._tag === 'Left') throw new Error('there is no room');
    await expect(entered.right.leave(false)).resolves.toBeUndefined();
  });
});
