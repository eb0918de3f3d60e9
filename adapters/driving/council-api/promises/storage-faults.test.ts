import { hash } from 'node:crypto';
import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { refusalBody, refusals, type RefusalTag } from '#adapters/wire/refusals.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { councilParts } from '#fixtures/builders/councils/council-parts.ts';
import { crowdedTown, people, voteOf } from '#fixtures/builders/towns/crowd.ts';
import { sampleCalls } from '#fixtures/builders/councils/calls/sample-calls.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';

/**
 * From here on, each transaction of the council's connection finds the database locked when it first begins, and may begin
 * the second time. What is written without such a transaction would wait inside SQLite: it is noted.
 */
function everyWriteMeetsAnother(file: string) {
  const { exec } = DatabaseSync.prototype;
  const { run, get, all } = StatementSync.prototype;
  const unguarded: string[] = [];
  let [tries, isTurn, isOpen] = [0, false, false];
  const begin = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    if (sql === 'BEGIN IMMEDIATE' && this.location() === file) {
      isTurn = !isTurn;
      tries += 1;
      if (isTurn)
        throw Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
    }
    exec.call(this, sql);
    isOpen = this.isTransaction;
  });
  const noting = <W extends (...values: never[]) => unknown>(work: W) =>
    function (this: StatementSync, ...values: Parameters<W>): ReturnType<W> {
      if (!isOpen && /^\s*(?:insert|update|delete|replace)/iu.test(this.sourceSQL))
        unguarded.push(this.sourceSQL);
      return work.apply(this, values) as ReturnType<W>;
    };
  const spies = [
    begin,
    vi.spyOn(StatementSync.prototype, 'run').mockImplementation(noting(run)),
    vi.spyOn(StatementSync.prototype, 'get').mockImplementation(noting(get)),
    vi.spyOn(StatementSync.prototype, 'all').mockImplementation(noting(all)),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { unguarded: () => unguarded, firstTries: () => tries };
}

const poll = [realmId('nova'), surveyId('poll')] as const;
const refusalOf = (tag: RefusalTag) => ({ status: refusals[tag].status, body: refusalBody(tag) });

describe('a full disk', () => {
  it('refuses votes with 503 and stores nothing of them; the server goes on, and accepts them when there is room', async () => {
    const { database, council, serve, log } = await councilParts(crowdedTown());
    const server = await serve();
    const cookie = await deviceCookie(server, 'nova');
    const first = await ask(server, voteOf(0, cookie));
    const pages = Number(database.prepare('PRAGMA page_count').get()?.['page_count']);
    database.exec(`PRAGMA max_page_count = ${pages}`);
    const everybody = () => Promise.all(people.map((_, n) => ask(server, voteOf(n, cookie))));
    const outcomes = await everybody();
    const [taken, refused] = [200, 503].map((wanted) => outcomes.filter(({ status }) => status === wanted));
    expect((taken?.length ?? 0) + (refused?.length ?? 0)).toBe(people.length);
    expect(refused?.[0]).toMatchObject(refusalOf('storageFailed'));
    expect(log.join('')).toContain('database or disk is full');
    const counts = async () => [
      await council.ballots.count(...poll),
      await council.ballots.countMarks(...poll),
    ];
    // Votes for which there is still room are accepted: the answers must agree with what was stored.
    const stored = new Set([first, ...(taken ?? [])].map(({ body }) => String(body['ballot'])));
    expect(await counts()).toEqual([stored.size, stored.size]);
    expect(new Set((await council.ballots.list(...poll)).map(({ id }) => String(id)))).toEqual(stored);
    expect((await ask(server, '/healthz')).status).toBe(200);
    expect((await ask(server, '/api/nova/surveys')).status).toBe(200);
    database.exec('PRAGMA max_page_count = 4294967294');
    expect((await everybody()).map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(await counts()).toEqual([people.length, people.length]);
  });

  it('refuses a new device with 503 too', async () => {
    const { database, serve } = await councilParts(crowdedTown());
    const server = await serve();
    database.exec('PRAGMA query_only = ON');
    const register = {
      method: 'POST',
      url: '/users/v2/auth/register?realm=nova',
      payload: { deviceId: 'a'.repeat(32), password: hash('sha256', 'a'.repeat(32), 'hex') },
    } as const;
    expect(await ask(server, register)).toMatchObject(refusalOf('storageFailed'));
    database.exec('PRAGMA query_only = OFF');
    expect((await ask(server, register)).status).toBe(200);
  });
});

describe('a database that another program is writing', () => {
  it('makes only first-time voters wait', async () => {
    const { server, data } = await openTestCouncil();
    const other = openSql(join(data, 'concejo.sqlite'));
    onTestFinished(() => other.close());
    const newcomer = {
      method: 'POST',
      url: '/users/v2/auth/register?realm=vilanova',
      payload: { deviceId: 'a'.repeat(32), password: hash('sha256', 'a'.repeat(32), 'hex') },
    } as const;
    other.exec('BEGIN IMMEDIATE');
    const registered = ask(server, newcomer);
    // If the thread that answers wrote a new device, it would give up before it answered all of these.
    for (let n = 0; n < 6; n += 1) {
      await turn();
      expect((await ask(server, '/readyz')).status).toBe(200);
    }
    other.exec('COMMIT');
    expect((await registered).status).toBe(200);
  });

  it('makes no call wait in the thread that answers all the others', async () => {
    const { server, data, calls } = await sampleCalls();
    const { unguarded, firstTries } = everyWriteMeetsAnother(join(data, 'concejo.sqlite'));
    const answers: (readonly [string, number])[] = [];
    // oxlint-disable-next-line no-await-in-loop -- in their order
    for (const [id, call] of calls) answers.push([id, (await server.inject(call)).statusCode]);
    expect(answers.filter(([, status]) => status === refusals.storageFailed.status)).toEqual([]);
    expect(unguarded()).toEqual([]);
    expect(firstTries()).toBeGreaterThan(20);
  });
});

describe('a database that cannot be read', () => {
  it('is reported as 503, and answers again when it can', async () => {
    const { database, serve } = await councilParts(crowdedTown());
    const server = await serve();
    database.exec('ALTER TABLE ballots RENAME TO lost; DELETE FROM tallies');
    expect(await ask(server, '/api/nova/surveys')).toMatchObject(refusalOf('storageFailed'));
    database.exec('ALTER TABLE lost RENAME TO ballots');
    expect((await ask(server, '/api/nova/surveys')).status).toBe(200);
  });
});

describe('a file of keys that can be neither read nor written', () => {
  it('refuses the first vote of a survey with 503 and reveals nothing of the file; later the vote is accepted', async () => {
    const { secretsFile, serve, council, log } = await councilParts(crowdedTown());
    const server = await serve();
    const cookie = await deviceCookie(server, 'nova');
    renameSync(secretsFile, `${secretsFile}.away`);
    mkdirSync(secretsFile);
    const refused = await ask(server, voteOf(0, cookie));
    expect(refused).toMatchObject({ status: 503, body: refusalBody('storageFailed') });
    expect(JSON.stringify(refused.body)).not.toContain('secrets');
    expect(log.join('')).toContain('EISDIR');
    rmdirSync(secretsFile);
    renameSync(`${secretsFile}.away`, secretsFile);
    expect(await council.ballots.count(...poll)).toBe(0);
    expect((await ask(server, voteOf(0, cookie))).status).toBe(200);
  });
});

describe('more votes at once than the council can decide', () => {
  it('are refused with the seconds to wait, before any work is done for them; the others are accepted', async () => {
    const { serve, council } = await councilParts(crowdedTown());
    const server = await serve();
    const cookie = await deviceCookie(server, 'nova');
    const crowd = Array.from({ length: 1200 }, (_, n) =>
      aVote({
        cookie,
        realm: 'nova',
        survey: 'poll',
        ...people[n % people.length],
        seed: n,
        answer: ['a'],
        from: `10.0.${n >> 8}.${n & 255}`,
      }),
    );
    const outcomes = await Promise.all(crowd.map((vote) => ask(server, vote)));
    const busy = outcomes.filter(({ status }) => status === 503);
    expect(busy).toHaveLength(200);
    for (const { body, headers } of busy) {
      expect(body).toMatchObject(refusalBody('busy'));
      expect(Number(headers['retry-after'])).toBe(body['retryAfter']);
      expect(body['retryAfter']).toBeGreaterThan(0);
    }
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(people.length);
    expect(await council.ballots.count(...poll)).toBe(people.length);
    expect((await ask(server, voteOf(0, cookie))).status).toBe(200);
  });
});
