import { describe, expect, it } from 'vitest';
import { isLeft, left } from '#domain/shared/result.ts';
import { doubleAccounts, ownersLeft, ownersOf } from '#contract-tests/ports/server/office/double-accounts.ts';
import { newDatabase, newSchema, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './open-database.ts';
import { postgresProfiles } from './tables/profile.table.ts';
import { postgresStaffPeople } from './tables/staff.table.ts';

const faultAt = async (url: string) => {
  const opened = await openPostgres(url);
  if (isLeft(opened)) return opened.left;
  await opened.right.close();
  throw new Error('it opened');
};

describe('a database in PostgreSQL', () => {
  it('gets its schema once, though six processes open it at the same moment', async () => {
    const url = await newDatabase();
    const opened = await Promise.all(Array.from({ length: 6 }, () => openTestPostgres(url)));
    for (const { ask } of opened) {
      expect(await ask('SELECT version FROM concejo_shape')).toEqual([{ version: migrations.length }]);
      expect(await ask('SELECT * FROM ballots')).toEqual([]);
    }
  });

  it('keeps its contents when it is opened again', async () => {
    const url = await newDatabase();
    await (await openTestPostgres(url)).ask("INSERT INTO towns VALUES ('nova', '{}')");
    expect(await (await openTestPostgres(url)).ask('SELECT realm FROM towns')).toEqual([{ realm: 'nova' }]);
  });

  it('applies the steps that it lacks', async () => {
    const url = await newDatabase();
    const { ask } = await openTestPostgres(url);
    await ask(
      'DROP TABLE towns, documents, census, devices, sessions, marks, ballots, voted_devices, live_results',
    );
    await ask('DROP TABLE attempts, key_prints, tallies, request_numbers, request_followers, request_mails');
    await ask(
      'DROP TABLE content_versions, content_changes, plain_senders, webhook_facts, changed_requests, webhooks, steps',
    );
    await ask(
      'DROP TABLE requests, assets, captchas, payments, upload_bytes, profiles, likes, published_proposals, follows, comments, comment_supports, comment_reports, comment_report_reasons, comment_report_words',
    );
    await ask('UPDATE concejo_shape SET version = 0');
    const again = await openTestPostgres(url);
    expect(await again.ask('SELECT version FROM concejo_shape')).toEqual([{ version: migrations.length }]);
    expect(await again.ask('SELECT * FROM towns')).toEqual([]);
  });

  it('lists what earlier steps stored about senders in plain text', async () => {
    const url = await newDatabase();
    const { ask } = await openTestPostgres(url);
    await ask('DROP TABLE plain_senders');
    await ask('ALTER TABLE request_mails ADD COLUMN email text');
    await ask(`INSERT INTO requests (realm, id, iid, sender_key, print, mailbox, created, status, body) VALUES
      ('nova', 'A', '1', 'a', 'p', 'm', 1, 'Recibida', '{"verifiedEmail":"ana@correu.example"}'),
      ('nova', 'B', '2', 'b', 'p', 'm', 1, 'Recibida', '{"verifiedEmail":null}')`);
    await ask(`INSERT INTO assets (realm, id, owner, name, kind, bytes, signed, hash, created)
      VALUES ('nova', 'a', 'ana', 'a', 'txt', 1, false, 'h', 1), ('nova', 'b', 'ana', 'a', 'txt', 1, false, 'h', 1)`);
    const step = migrations.findIndex((one) => one.includes('plain_senders'));
    await ask('UPDATE concejo_shape SET version = $1', [step]);
    const again = await openTestPostgres(url);
    expect(await again.ask('SELECT * FROM plain_senders ORDER BY kind')).toEqual([
      { realm: 'nova', kind: 'email', id: 'A' },
      { realm: 'nova', kind: 'owner', id: 'ana' },
    ]);
  });

  it('leaves accounts of a provider that two users had with one of them', async () => {
    const url = await newSchema();
    const { ask } = await openTestPostgres(url);
    await ask('DROP INDEX profiles_by_account, staff_people_by_account');
    await ask('ALTER TABLE staff_people DROP COLUMN issuer, DROP COLUMN subject');
    for (const statement of doubleAccounts) await ask(statement);
    const step = migrations.findIndex((one) => one.includes('staff_people_by_account'));
    await ask('UPDATE concejo_shape SET version = $1', [step]);
    const again = await openTestPostgres(url);
    const stores = { profiles: postgresProfiles(again), people: postgresStaffPeople(again) };
    expect(await ownersOf(stores)).toEqual(ownersLeft);
  });

  it('of a newer program is left unchanged', async () => {
    const url = await newDatabase();
    const { ask } = await openTestPostgres(url);
    await ask('UPDATE concejo_shape SET version = 99');
    const { hostname, port, pathname } = new URL(url);
    expect(await faultAt(url)).toEqual({
      kind: 'fromTheFuture',
      file: `postgres://${hostname}:${port}${pathname}`,
      version: 99,
      known: migrations.length,
    });
    expect(await ask('SELECT version FROM concejo_shape')).toEqual([{ version: 99 }]);
  });

  it('keeps no time, address or order beside marks and ballots', async () => {
    const { ask } = await openTestPostgres();
    const text = 'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1';
    const columns = async (table: string) =>
      (await ask(`${text} ORDER BY ordinal_position`, [table])).map(({ name }) => name);
    expect(await columns('marks')).toEqual(['realm', 'survey', 'mark']);
    expect(await columns('ballots')).toEqual(['realm', 'survey', 'id', 'answer']);
    expect(await columns('voted_devices')).toEqual(['realm', 'survey', 'mark']);
    expect(await columns('tallies')).toEqual(['realm', 'survey', 'question', 'ballots', 'whole', 'body']);
  });

  it('that does not exist, or refuses the login, is reported with its place and the reason, and without the password', async () => {
    const url = new URL(await newDatabase());
    const wrong = (change: (other: URL) => void) => {
      const other = new URL(url);
      change(other);
      return faultAt(other.href);
    };
    const faults = [
      await wrong((other) => {
        other.port = '1';
      }),
      await wrong((other) => {
        other.password = 'hunter2';
      }),
      await wrong((other) => {
        other.pathname = '/nowhere';
      }),
    ];
    expect(faults).toEqual([
      {
        kind: 'noDatabase',
        file: `postgres://127.0.0.1:1${url.pathname}`,
        why: expect.stringMatching(/REFUSED/u),
      },
      { kind: 'noDatabase', file: expect.anything(), why: expect.stringMatching(/password/u) },
      {
        kind: 'noDatabase',
        file: expect.stringMatching(/nowhere/u),
        why: expect.stringMatching(/does not exist/u),
      },
    ]);
    for (const secret of [url.password, 'hunter2']) expect(JSON.stringify(faults)).not.toContain(secret);
  });

  it('in which the program may not create tables is reported as such', async () => {
    const url = await newDatabase();
    const { ask } = await openTestPostgres(url);
    await ask('DROP TABLE concejo_shape');
    const name = new URL(url).pathname.slice(1);
    await ask(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    expect(await faultAt(url)).toEqual({
      kind: 'noDatabase',
      file: expect.anything(),
      why: expect.stringMatching(/25006/u),
    });
    expect(await openPostgres(url)).toMatchObject(left({ kind: 'noDatabase' }));
  });
});
