import { describe, expect, it } from 'vitest';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { right } from '#domain/shared/result.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { newDatabase, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { sameKey } from '#fixtures/memory/voting-keys.ts';
import { postgresBallots } from './ballot.table.ts';
import { ballotMixer } from './ballot-mixer.ts';
import { mixBallots } from './mix-ballots.ts';
import type { Postgres } from '../postgres.ts';

const [realm, survey] = [realmId('vilanova'), surveyId('budget')];
const voters = 60;
const key = (n: number, salt: number) => ((n * 7919 + salt) % 100_003).toString(16).padStart(8, '0');
const deviceOf = (n: number) => key(n, 40_009);
const vote = (n: number) =>
  aBallotEntry(key(n, 11), {
    realm,
    survey,
    ballot: ballotId(key(n, 70_001)),
    answer: [`p-${n}`],
    mayChange: true,
    deviceMark: deviceOf(n),
  });

async function voted(): Promise<Postgres> {
  const postgres = await emptyPostgres();
  const store = postgresBallots(postgres, sameKey);
  for (let n = 0; n < voters; n += 1) expect(await store.record(vote(n))).toEqual(right('recorded'));
  return postgres;
}

type Trace = (row: Readonly<Record<string, unknown>>, place: number) => unknown;
/**
 * What PostgreSQL itself stores with rows: the transaction that wrote them last, their place in the file, the order
 * in which they are read.
 */
const traces: readonly (readonly [string, Trace])[] = [
  ['the transaction', ({ xmin }) => xmin],
  ['the place on the page', ({ ctid }) => ctid],
  ['the order of the rows', (_, place) => place],
];

/** How many voters a thief of the database can match with their ballots, by something that both rows have in common. */
async function linkedBy({ ask }: Postgres, trace: Trace, table: 'marks' | 'voted_devices'): Promise<number> {
  const marks = await ask(`SELECT xmin::text, ctid::text, mark FROM ${table}`);
  const ballots = await ask('SELECT xmin::text, ctid::text, id FROM ballots');
  const voterOf = new Map(
    Array.from({ length: voters }, (_, n) => [vote(n).mark, n] as const).concat(
      Array.from({ length: voters }, (_, n) => [deviceOf(n), n] as const),
    ),
  );
  const traced = marks.map((row, place) => ({ trace: trace(row, place), mark: String(row['mark']) }));
  return ballots.filter((row, place) => {
    const [one, another] = traced.filter((mark) => mark.trace === trace(row, place));
    const suspect = another === undefined ? voterOf.get(one?.mark ?? '') : undefined;
    return suspect !== undefined && vote(suspect).ballot === row['id'];
  }).length;
}

describe('ballots in PostgreSQL', () => {
  it.each(traces)('before they are mixed are matched with their voters by %s', async (_name, trace) => {
    const postgres = await voted();
    expect(await linkedBy(postgres, trace, 'marks')).toBe(voters);
    expect(await linkedBy(postgres, trace, 'voted_devices')).toBe(voters);
  });

  it.each(traces)('that are mixed are matched by %s no more often than by chance', async (_name, trace) => {
    const postgres = await voted();
    expect(await mixBallots(postgres)).toBe(true);
    expect(await linkedBy(postgres, trace, 'marks')).toBeLessThanOrEqual(4);
    expect(await linkedBy(postgres, trace, 'voted_devices')).toBeLessThanOrEqual(4);
  });

  it('are still matched by their transaction after VACUUM FULL and CLUSTER, which is why they are mixed', async () => {
    const postgres = await voted();
    for (const table of ['marks', 'ballots']) {
      await postgres.ask(`VACUUM (FULL, FREEZE) ${table}`);
      await postgres.ask(`CLUSTER ${table} USING ${table}_pkey`);
    }
    expect(await linkedBy(postgres, ({ xmin }) => xmin, 'marks')).toBe(voters);
  });

  it('are in new files after they are mixed', async () => {
    const postgres = await voted();
    const files = async () =>
      (
        await postgres.ask(
          "SELECT pg_relation_filepath(t::regclass) AS file FROM unnest('{marks,voted_devices,ballots,ballots_pkey}'::text[]) AS t",
        )
      ).map(({ file }) => file);
    const before = await files();
    await mixBallots(postgres);
    expect(before).toHaveLength(4);
    expect((await files()).filter((file) => before.includes(file))).toEqual([]);
  });

  it('are all there after they are mixed, and can be changed, and mixed again', async () => {
    const postgres = await voted();
    const store = postgresBallots(postgres, sameKey);
    const before = await store.list(realm, survey);
    await mixBallots(postgres);
    expect(await store.list(realm, survey)).toEqual(before);
    expect([await store.countMarks(realm, survey), before.length]).toEqual([voters, voters]);
    expect(await mixBallots(postgres)).toBe(false);
    expect(await store.record({ ...vote(3), answer: 'new' })).toEqual(right('changed'));
    expect(await mixBallots(postgres)).toBe(true);
    expect(await store.find(realm, survey, vote(3).ballot)).toMatchObject({ answer: 'new' });
    expect(await store.hasVoted(realm, survey, deviceOf(3))).toBe(true);
  });

  it('are counted once each while two processes mix and others vote', async () => {
    const url = await newDatabase();
    const [postgres, other] = [await openTestPostgres(url), await openTestPostgres(url)];
    const [store, otherStore] = [postgresBallots(postgres, sameKey), postgresBallots(other, sameKey)];
    const votes = Array.from({ length: 300 }, (_, n) =>
      (n % 2 === 0 ? store : otherStore).record(vote(n % 100)),
    );
    const mixing = Array.from({ length: 12 }, (_, n) => mixBallots(n % 2 === 0 ? postgres : other));
    const outcomes = await Promise.all(votes);
    // A process that waits too long for the others gives up, and tries again ten seconds later.
    for (const mixed of await Promise.allSettled(mixing)) {
      if (mixed.status === 'rejected') expect(mixed.reason).toMatchObject({ code: 'storageFailed' });
    }
    const count = (what: string) =>
      outcomes.filter((outcome) => outcome._tag === 'Right' && outcome.right === what).length;
    expect([count('recorded'), count('repeated')]).toEqual([100, 200]);
    expect([await store.count(realm, survey), await otherStore.countMarks(realm, survey)]).toEqual([
      100, 100,
    ]);
  });

  it('stay as they are, and voters do not wait, while the database is being copied', async () => {
    const postgres = await voted();
    await postgres.transaction(async (reading) => {
      await reading('SELECT * FROM ballots');
      await expect(mixBallots(postgres)).rejects.toMatchObject({ code: 'storageFailed' });
      expect(await postgresBallots(postgres, sameKey).record(vote(99))).toEqual(right('recorded'));
    });
    expect(await mixBallots(postgres)).toBe(true);
  });
});

describe('mixing at intervals', () => {
  it('takes at most a hundredth of the time', async () => {
    const postgres = await voted();
    const store = postgresBallots(postgres, sameKey);
    // This clock advances one second at each reading, so each mixing takes one second.
    let [seconds, looks] = [0, 0];
    const mixer = ballotMixer(postgres, () => {
      looks += 1;
      return (seconds + looks) * 1000;
    });
    const isMixed = async () => {
      const [row] = await postgres.ask('SELECT count(DISTINCT xmin::text) AS n FROM ballots');
      return row?.['n'] === '1';
    };
    await mixer.mixWhenDue();
    expect(await isMixed()).toBe(true);
    await store.record(vote(voters));
    seconds = 90;
    await mixer.mixWhenDue();
    expect(await isMixed()).toBe(false);
    seconds = 110;
    await mixer.mixWhenDue();
    expect(await isMixed()).toBe(true);
  });

  it('mixes at the end at once, and does not fail if the database is gone', async () => {
    const postgres = await voted();
    const mixer = ballotMixer(postgres);
    await mixer.mixNow();
    expect(await mixBallots(postgres)).toBe(false);
    await postgres.close();
    await expect(mixer.mixNow()).resolves.toBeUndefined();
  });
});
