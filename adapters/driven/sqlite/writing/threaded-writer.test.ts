import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ballotStoreContract } from '#contract-tests/ports/server/ballot-store.ts';
import { StorageFailure } from '#application/ports/server/storage-failure.ts';
import { goodsStoreContract } from '#contract-tests/ports/server/scarcity/goods-store.ts';
import { deviceRegistryContract } from '#contract-tests/ports/server/device-registry.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { isRight, left, right } from '#domain/shared/result.ts';
import { aBallotEntry as vote } from '#fixtures/builders/data/ballot-entry.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { sampleGood } from '#fixtures/scarcity/sample-good.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sqlBallotStore } from '../ballots/ballot.table.ts';
import { isCut } from '../dead-frames.ts';
import { sqlDevices } from '../tables/device.table.ts';
import { sqlGoodsBooks } from '../tables/scarcity/goods-books.table.ts';
import { sqlGoodsRecords } from '../tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '../tables/scarcity/goods.table.ts';
import { sqlSteps } from '../tables/step.table.ts';
import { threadedWriter } from './threaded-writer.ts';

const budget = [realmId('vilanova'), surveyId('budget')] as const;
const newFile = () => `${scratchFolder()}/concejo.sqlite`;

function opened(file = newFile()) {
  const database = openSql(file);
  const writer = threadedWriter(file, database);
  const close = async () => {
    await writer.close();
    if (database.isOpen) database.close();
  };
  onTestFinished(close);
  return { file, database, writer, close, store: sqlBallotStore(database, writer) };
}

const tables = ['marks', 'ballots', 'voted_devices', 'tallies', 'devices', 'sessions'];
// One thread for all tests of the contract: each begins with an empty database.
const folder = mkdtempSync(join(tmpdir(), 'concejo-writer-'));
const shared = openSql(join(folder, 'concejo.sqlite'));
const sharedWriter = threadedWriter(join(folder, 'concejo.sqlite'), shared);
afterAll(async () => {
  await sharedWriter.close();
  shared.close();
  rmSync(folder, { recursive: true });
});
ballotStoreContract('the embedded database, written by a thread of its own,', async () => {
  for (const table of tables) shared.exec(`DELETE FROM ${table}`);
  return sqlBallotStore(shared, sharedWriter);
});

deviceRegistryContract('the embedded database, written by a thread of its own,', async () => {
  for (const table of tables) shared.exec(`DELETE FROM ${table}`);
  return sqlDevices(shared, sharedWriter);
});

const goodsTables = ['goods', 'pools', 'grants', 'cells', 'entries', 'attempts', 'records'];
const other = openSql(join(folder, 'concejo.sqlite'));
afterAll(() => other.close());
goodsStoreContract('SQLite, written by a thread of its own,', async () => {
  for (const table of goodsTables) shared.exec(`DELETE FROM scarce_${table}`);
  shared.exec('DELETE FROM steps');
  return {
    goods: sqlGoods(shared, sharedWriter),
    // Another program, which writes by itself.
    other: sqlGoods(other),
    books: sqlGoodsBooks(shared),
    records: sqlGoodsRecords(other),
    steps: sqlSteps(shared),
  };
});

const device = (n: number) => String(n).padStart(32, '0');

describe('devices and sessions', () => {
  const town = realmId('vilanova');

  it('that come together, with votes between them, are one order to the thread: one commit, one sync', async () => {
    const { database, writer, store } = opened();
    const devices = sqlDevices(database, writer);
    const user = await devices.register(town, device(1));
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    onTestFinished(() => posted.mockRestore());
    const [token, voted, other] = await Promise.all([
      devices.openSession(user, 1000),
      store.record(vote('ana')),
      devices.register(town, device(2)),
    ]);
    expect(posted).toHaveBeenCalledTimes(1);
    const order = JSON.parse(String(posted.mock.calls[0]?.[0])) as { readonly entries: readonly object[] };
    expect(order.entries).toHaveLength(3);
    expect(await devices.session(town, token, 0)).toEqual(user);
    expect([voted, other.realm]).toEqual([right('recorded'), town]);
  });

  it('wait in the thread while another connection writes, so that this one goes on with other requests', async () => {
    const { database, writer, file } = opened();
    const devices = sqlDevices(database, writer);
    const other = openSql(file);
    onTestFinished(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const registered = devices.register(town, device(1));
    // Reached at once: if this very thread waited for the other connection, it could never end.
    other.exec('COMMIT');
    expect(await devices.register(town, device(1))).toEqual(await registered);
  });

  it('of one device that registers twice at the same moment have one user', async () => {
    const { database, writer } = opened();
    const devices = sqlDevices(database, writer);
    const [first, second] = await Promise.all([1, 2].map(() => devices.register(town, device(1))));
    expect(first).toEqual(second);
  });

  it('that a disk refuses are a failure of the storage, and nothing of the commit is stored', async () => {
    const { database, writer, store } = opened();
    const devices = sqlDevices(database, writer);
    database.exec('ALTER TABLE ballots RENAME TO lost');
    const [registered, voted] = await Promise.allSettled([
      devices.register(town, device(1)),
      store.record(vote('ana')),
    ]);
    expect(registered).toMatchObject({ reason: expect.any(StorageFailure) });
    expect(voted).toMatchObject({ value: { left: { kind: 'storageFailed' } } });
    database.exec('ALTER TABLE lost RENAME TO ballots');
    expect(database.prepare('SELECT count(*) AS n FROM devices').get()).toEqual({ n: 0 });
    expect(await devices.register(town, device(1))).toMatchObject({ realm: town });
  });
});

describe('scarce goods', () => {
  const fair = { realm: realmId('vilanova'), good: 'fair' };
  const pools = async (goods: ReturnType<typeof sqlGoods>) => (await goods.pools(fair, 0)).length;

  it('that come together are orders of sixteen at most, so that a vote waits for no more of them', async () => {
    const { database, writer } = opened();
    const goods = sqlGoods(database, writer);
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    onTestFinished(() => posted.mockRestore());
    const requests = Array.from({ length: 20 }, () => goodsRequest(sampleGood.setUp, 0));
    const outcomes = await Promise.all(requests.map((request) => goods.ask(fair, request)));
    expect(outcomes.every(isRight)).toBe(true);
    const orders = posted.mock.calls.map(
      ([text]) => JSON.parse(String(text)) as { asked: readonly object[] },
    );
    expect(orders.map(({ asked }) => asked.length)).toEqual([16, 4]);
  });

  it('that a disk refuses are a failure of the storage, and nothing of what came together is stored', async () => {
    const { database, writer } = opened();
    const goods = sqlGoods(database, writer);
    database.exec('ALTER TABLE scarce_entries RENAME TO lost');
    const requests = [0, 1].map(() => goods.ask(fair, goodsRequest(sampleGood.setUp, 0)));
    const refused = await Promise.allSettled(requests);
    expect(refused).toMatchObject([0, 1].map(() => ({ reason: expect.any(StorageFailure) })));
    expect(await pools(goods)).toBe(0);
    database.exec('ALTER TABLE lost RENAME TO scarce_entries');
    expect(isRight(await goods.ask(fair, goodsRequest(sampleGood.setUp, 0)))).toBe(true);
  });

  it('are refused as not stored by a thread that breaks, and after the close', async () => {
    const broken = openSql();
    const nowhere = threadedWriter(`${newFile()}/nowhere.sqlite`, broken);
    const request = goodsRequest(sampleGood.setUp, 0);
    await expect(sqlGoods(broken, nowhere).ask(fair, request)).rejects.toThrow('unable to open');
    const { database, writer } = opened();
    await writer.close();
    await expect(sqlGoods(database, writer).ask(fair, request)).rejects.toThrow(StorageFailure);
  });
});

describe('a writer in a thread of its own', () => {
  it('has written a vote before it reports so, for every reader', async () => {
    const { file, store } = opened();
    expect(await store.record(vote('ana'))).toEqual(right('recorded'));
    expect(await sqlBallotStore(openSql(file)).list(...budget)).toHaveLength(1);
  });

  it('adds nothing to a list that has been read: a reader waits for the votes under way', async () => {
    const { store } = opened();
    let isOpen = true;
    const cast = (mark: string) => store.record(vote(mark, { isOpen: () => isOpen }));
    const early = ['ana', 'pau', 'eva'].map(cast);
    await turn();
    isOpen = false;
    const late = ['teo', 'iu'].map(cast);
    const [list, count, marks, counted] = await Promise.all([
      store.list(...budget),
      store.count(...budget),
      store.countMarks(...budget),
      store.tally(...budget, vote('ana').question, 'final'),
    ]);
    expect([list.length, count, marks, counted?.ballots]).toEqual([3, 3, 3, 3]);
    expect((await Promise.all(early)).every(isRight)).toBe(true);
    expect(await Promise.all(late)).toEqual([left({ kind: 'closed' }), left({ kind: 'closed' })]);
    expect(await store.list(...budget)).toEqual(list);
  });

  it('that breaks refuses the votes it was writing; the next vote starts another thread', async () => {
    const file = newFile();
    const writer = threadedWriter(`${file}/nowhere.sqlite`, openSql());
    const refused = await Promise.all([writer.record(vote('ana')), writer.record(vote('pau'))]);
    expect(refused).toEqual(
      [1, 2].map(() => left({ kind: 'storageFailed', why: expect.stringContaining('unable to open') })),
    );
    await writer.settled();
    const late = threadedWriter(file, openSql());
    expect(await late.record(vote('ana'))).toMatchObject({ left: { kind: 'storageFailed' } });
    openSql(file).close();
    expect(await late.record(vote('ana'))).toEqual(right('recorded'));
    await late.close();
  });

  it('refuses all votes of a commit that the disk refuses, and stores none of them', async () => {
    const { database, store } = opened();
    database.exec('ALTER TABLE ballots RENAME TO lost');
    const refused = await Promise.all(['ana', 'pau'].map((mark) => store.record(vote(mark))));
    expect(refused).toMatchObject([1, 2].map(() => ({ left: { kind: 'storageFailed' } })));
    database.exec('ALTER TABLE lost RENAME TO ballots');
    expect(await store.record(vote('ana'))).toEqual(right('recorded'));
    expect([await store.countMarks(...budget), await store.count(...budget)]).toEqual([1, 1]);
  });

  it('cuts its log when asked to and when it ends; after that it accepts no vote', async () => {
    const { file, store, writer } = opened();
    const isLogCut = () => isCut(`${file}-wal`);
    expect(isLogCut()).toBe(false);
    await store.truncateLog();
    expect(isLogCut()).toBe(true);
    await store.record(vote('ana'));
    expect(isLogCut()).toBe(false);
    await store.truncateLog();
    expect(isLogCut()).toBe(true);
    await store.record(vote('pau'));
    await writer.close();
    expect(isLogCut()).toBe(true);
    expect(await store.record(vote('eva'))).toMatchObject({ left: { kind: 'storageFailed' } });
    expect(await store.count(...budget)).toBe(2);
  });
});
