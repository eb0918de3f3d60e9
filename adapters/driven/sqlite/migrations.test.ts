import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { doubleAccounts, ownersLeft, ownersOf } from '#contract-tests/ports/server/office/double-accounts.ts';
import { newOlderDatabase, olderVotes } from '#fixtures/builders/databases/older-database.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { sqlBallotStore } from './ballots/ballot.table.ts';
import { openDatabase } from './database.ts';
import { sqlDevices } from './tables/device.table.ts';
import { sqlDocuments } from './tables/document.table.ts';
import { migrations } from './migrations.ts';
import { sqlOldTraces } from './tables/old-traces.table.ts';
import { sqlPlainSenders } from './tables/plain-sender.table.ts';
import { sqlProfiles } from './tables/profile.table.ts';
import { sqlStaffPeople } from './tables/staff.table.ts';
import { sqlRealms } from './tables/realm.table.ts';
import { sqlRequests } from './tables/request.table.ts';

const earlier = migrations.map((_, index) => index + 1);
const town = realmId('vilanova');
const survey = surveyId('poll');

/** Every table with its columns, from whichever step they come. */
const shapeOf = (database: DatabaseSync) =>
  database
    .prepare(
      `SELECT m.name AS name, c.name AS col, c.type AS type, c.pk AS pk FROM sqlite_master m, pragma_table_info(m.name) c
       WHERE m.type = 'table' ORDER BY m.name, c.name`,
    )
    .all();

const openRaw = (file: string) => new DatabaseSync(file);

/** All of a database: its schema, its step and its rows. */
function dumpOf(file: string): unknown {
  const database = openRaw(file);
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  const rows = tables.map(({ name }) => [name, database.prepare(`SELECT * FROM ${String(name)}`).all()]);
  const dump = [shapeOf(database), database.prepare('PRAGMA user_version').get(), rows];
  database.close();
  return dump;
}

async function expectItsVotes(database: DatabaseSync): Promise<void> {
  const store = sqlBallotStore(database);
  expect(await store.count(town, survey)).toBe(olderVotes.length);
  expect(await store.countMarks(town, survey)).toBe(olderVotes.length);
  for (const { mark, ballot, answer } of olderVotes) {
    expect(await store.find(town, survey, ballotId(ballot))).toMatchObject({ answer });
    expect(await store.isMarked(town, survey, mark)).toBe(true);
  }
}

describe.each(earlier)('a database that was left at step %i', (version) => {
  it('is brought to the current schema and keeps its votes, its town and its devices', async () => {
    const file = newOlderDatabase(version);
    const database = openSql(file);
    expect(shapeOf(database)).toEqual(shapeOf(openSql()));
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: migrations.length });
    await expectItsVotes(database);
    expect((await sqlRealms(database, sqlDocuments(database)).town(town))?.realm).toBe(aTown().realm);
    expect(await sqlDevices(database).session(town, 'token', 0)).toEqual({ realm: town, userId: 'user' });
    database.close();
  });

  it('accepts the next vote, and refuses a second one of a person who has voted', async () => {
    const store = sqlBallotStore(openSql(newOlderDatabase(version)));
    const vote = aBallotEntry('', { realm: town, survey, answer: 'yes' });
    const [voted] = olderVotes;
    expect(await store.record({ ...vote, mark: 'new', ballot: ballotId('new') })).toEqual(right('recorded'));
    expect(isLeft(await store.record({ ...vote, mark: voted?.mark ?? '', ballot: ballotId('x') }))).toBe(
      true,
    );
  });

  it('loses nothing if the program is killed between a step and its commit', async () => {
    const file = newOlderDatabase(version);
    const killed = spawnSync(process.execPath, ['--input-type=module', '--eval', dyingAfter(version), file]);
    expect(killed.signal).toBe('SIGKILL');
    const database = openSql(file);
    expect(shapeOf(database)).toEqual(shapeOf(openSql()));
    await expectItsVotes(database);
  });
});

/** A program that applies the next step, or changes the schema if there is none, and dies before it commits. */
const dyingAfter = (version: number) => `
  import { DatabaseSync } from 'node:sqlite';
  const database = new DatabaseSync(process.argv[1]);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA cache_size = 1; BEGIN IMMEDIATE');
  database.exec(${JSON.stringify(migrations[version] ?? 'DROP TABLE ballots')});
  database.exec("DELETE FROM marks; PRAGMA user_version = 99");
  process.kill(process.pid, 'SIGKILL');
`;

describe('a step that cannot be applied', () => {
  it('is not applied even in part, and the steps before it stay', () => {
    const file = newOlderDatabase(1);
    const half = 'CREATE TABLE half (x); DELETE FROM marks; INSERT INTO nowhere VALUES (1)';
    const upToDate = openSql(file);
    upToDate.close();
    const before = dumpOf(file);
    expect(openDatabase(file, [...migrations, half])).toMatchObject({ left: { kind: 'notWritable', file } });
    expect(dumpOf(file)).toEqual(before);
    openSql(file).close();
  });

  it('leaves the database as it was, for the program that wrote it', () => {
    const file = newOlderDatabase(migrations.findIndex((step) => step.includes('last_session')));
    const strange = openRaw(file);
    strange.exec('ALTER TABLE devices ADD COLUMN last_session TEXT');
    strange.close();
    const before = dumpOf(file);
    expect(openDatabase(file)).toMatchObject({ left: { kind: 'notWritable', file } });
    expect(dumpOf(file)).toEqual(before);
  });
});

describe('a database of a newer program', () => {
  it('is refused, and stays unchanged byte for byte', () => {
    const file = newOlderDatabase(migrations.length);
    const newer = openRaw(file);
    newer.exec(`PRAGMA user_version = ${migrations.length + 1}`);
    newer.close();
    const before = readFileSync(file);
    const known = migrations.length;
    expect(openDatabase(file)).toMatchObject({ left: { kind: 'fromTheFuture', version: known + 1, known } });
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('devices of before the second step', () => {
  it('are kept for a year from the upgrade', async () => {
    const database = openSql(newOlderDatabase(1));
    const day = 86_400_000;
    const traces = sqlOldTraces(database);
    const count = () => database.prepare('SELECT count(*) AS n FROM devices').get()?.['n'];
    await traces.forgetDevices(635 * day, 1000 * day);
    await traces.forgetDevices(999 * day, 1364 * day);
    expect(count()).toBe(1);
    await traces.forgetDevices(1000 * day, 1365 * day);
    expect(count()).toBe(0);
  });
});

describe('requests of before staff could approve them', () => {
  it('wait for staff, and unconfirmed addresses are gone', async () => {
    const before = migrations.findIndex((step) => step.includes('ADD COLUMN approval'));
    const file = newOlderDatabase(before);
    const older = openRaw(file);
    const {
      approval: _,
      hasReply: __,
      toldAt: ___,
      seenAt: ____,
      ...body
    } = aRequest({ status: 'Resuelta' });
    older
      .prepare(
        `INSERT INTO requests (realm, id, iid, sender_key, print, mailbox, created, status, body)
         VALUES (?, ?, ?, 'k', 'p', ?, 1, ?, ?)`,
      )
      .run(town, body.id, body.iid, body.mailbox, body.status, JSON.stringify({ ...body, extra: [] }));
    older
      .prepare('INSERT INTO request_followers (realm, id, follower, email) VALUES (?, ?, ?, ?)')
      .run(town, body.id, 'd', 'pep@correu.example');
    older.close();
    const database = openSql(file);
    const requests = sqlRequests(database);
    expect(await requests.byNumber(town, body.iid)).toMatchObject({
      approval: null,
      followers: 1,
      hasReply: false,
      toldAt: null,
      seenAt: null,
    });
    // Who sent them is unknown: they are read by their reference, and in no list of a sender.
    const sender = { device: 'd', email: 'e' };
    expect(await requests.sentBy(town, sender, { limit: 9, offset: 0 })).toEqual({ items: [], total: 0 });
    const span = { from: 0, until: 9, most: 9, today: '2026-11-18' as CalendarDay };
    const mailboxes = [{ id: body.mailbox, publish: 'whenApproved' }] as const;
    expect(await requests.arrived(town, { mailboxes, ...span })).toEqual([]);
    database.close();
    expect(readFileSync(file).includes('pep@correu.example')).toBe(false);
  });
});

describe('accounts of a provider that two users had', () => {
  it('stay with one of each, and the others lose nothing else', async () => {
    const file = newOlderDatabase(migrations.findIndex((step) => step.includes('staff_people_by_account')));
    const older = openRaw(file);
    for (const statement of doubleAccounts) older.exec(statement);
    older.close();
    const database = openSql(file);
    const stores = { profiles: sqlProfiles(database), people: sqlStaffPeople(database) };
    expect(await ownersOf(stores)).toEqual(ownersLeft);
    database.close();
  });
});

describe('addresses of senders that earlier versions stored in plain text', () => {
  it('are found by the step, encrypted at the next start, and in no byte of the file from then on', async () => {
    const file = newOlderDatabase(migrations.findIndex((step) => step.includes('plain_senders')));
    const [email, user] = ['montserrat@correu.example', 'user-of-the-phone'];
    const older = openRaw(file);
    const { sealedEmail: _, ...request } = aRequest({ title: 'x'.repeat(9000) });
    const body = JSON.stringify({ ...request, extra: [], verifiedEmail: email });
    const { realm, id, iid, mailbox } = request;
    older
      .prepare(
        `INSERT INTO requests (realm, id, iid, sender_key, print, mailbox, created, status, body)
         VALUES (?, ?, ?, 'k', 'p', ?, 1, 'Recibida', ?)`,
      )
      .run(realm, id, iid, mailbox, body);
    older
      .prepare("INSERT INTO assets VALUES (?, 'a', ?, 'a.txt', 'txt', 1, 0, 'h', 1, ?)")
      .run(realm, user, id);
    older.close();
    const database = openSql(file);
    expect(await sqlRequests(database).find(realm, id)).toMatchObject({ title: request.title });
    await sqlPlainSenders(database).hide({ email: () => 'sealed', owner: () => 'hash' });
    expect(await sqlRequests(database).find(realm, id)).toMatchObject({ sealedEmail: 'sealed' });
    database.close();
    const bytes = readFileSync(file, 'latin1');
    expect(bytes).toContain('sealed');
    for (const text of [email, user]) expect(bytes).not.toContain(text);
  });
});
