import { describe, expect, it, onTestFinished } from 'vitest';
import { StorageFailure } from '#application/ports/server/storage-failure.ts';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { cuttableWire } from '#fixtures/builders/databases/cuttable-wire.ts';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { newDatabase, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { sameKey } from '#fixtures/memory/voting-keys.ts';
import { surveyLockSql } from './locks.ts';
import { postgresBallots } from './ballots/ballot.table.ts';
import { KeyTaken } from './failure.ts';
import { type Postgres, postgresAt } from './postgres.ts';
import { postgresRequests } from './tables/request.table.ts';

const vote = (mark: string) => aBallotEntry(mark);
const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return await work;
  } catch (error) {
    return error;
  }
};

describe('a transaction', () => {
  it('that conflicts with another is run again, and both are stored', async () => {
    const { transaction, ask } = await openTestPostgres();
    await ask('CREATE TABLE counters (name text PRIMARY KEY, n integer)');
    await ask("INSERT INTO counters VALUES ('a', 0), ('b', 0)");
    let [runs, waiting] = [0, 0];
    const bothHoldOne = Promise.withResolvers<void>();
    const addTo = (first: string, second: string) =>
      transaction(async (within) => {
        runs += 1;
        await within('UPDATE counters SET n = n + 1 WHERE name = $1', [first]);
        waiting += 1;
        if (waiting === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await within('UPDATE counters SET n = n + 1 WHERE name = $1', [second]);
      });
    await Promise.all([addTo('a', 'b'), addTo('b', 'a')]);
    expect(await ask('SELECT n FROM counters')).toEqual([{ n: 2 }, { n: 2 }]);
    // Usually three. The one that lost can be quicker again than the one that waits for it.
    expect(runs).toBeGreaterThan(2);
  });

  it('that always conflicts with another is given up, as a failure of the storage', async () => {
    const { transaction } = await openTestPostgres();
    let runs = 0;
    const failing = transaction(async (within) => {
      runs += 1;
      await within("DO $$ BEGIN RAISE EXCEPTION SQLSTATE '40001'; END $$");
    });
    expect(await failureOf(failing)).toBeInstanceOf(StorageFailure);
    expect(runs).toBe(5);
  });

  it('stores nothing if its own work fails, and returns that failure', async () => {
    const { transaction, ask } = await openTestPostgres();
    const failing = transaction(async (within) => {
      await within("INSERT INTO towns VALUES ('nova', '{}')");
      throw new Error('my own');
    });
    expect(await failureOf(failing)).toEqual(new Error('my own'));
    expect(await ask('SELECT * FROM towns')).toEqual([]);
  });
});

describe('a statement', () => {
  it('that is refused is reported by its kind, and never with the rows it was about', async () => {
    const { ask } = await openTestPostgres();
    await ask("INSERT INTO towns VALUES ('nova', '{}')");
    expect(await failureOf(ask("INSERT INTO towns VALUES ('nova', '{}')"))).toBeInstanceOf(KeyTaken);
    const defect = await failureOf(ask("SELECT 'a secret'::integer"));
    expect(defect).not.toBeInstanceOf(StorageFailure);
    expect(String(defect)).toMatch(/22P02/u);
    expect(JSON.stringify(defect) + String(defect)).not.toContain('secret');
    expect(await failureOf(ask('BEGIN READ ONLY; DELETE FROM towns'))).toBeInstanceOf(StorageFailure);
    expect(await ask('SELECT realm FROM towns')).toHaveLength(1);
  });

  it('is on disk when it is acknowledged, whatever the settings of the server', async () => {
    const url = await newDatabase();
    const name = new URL(url).pathname.slice(1);
    await (await openTestPostgres(url)).ask(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    await (await openTestPostgres(url)).ask(
      `ALTER DATABASE ${name} SET default_transaction_isolation = 'serializable'`,
    );
    const { ask } = await openTestPostgres(url);
    expect(await ask('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    expect(await ask('SHOW transaction_isolation')).toEqual([{ transaction_isolation: 'read committed' }]);
  });
});

describe('a commit that comes with a warning, because somebody cancelled its wait for a standby,', () => {
  it('is not acknowledged, as a transaction and as a statement of its own; without one it is', async () => {
    const { ask, transaction } = await openTestPostgres();
    await ask(`
      CREATE TABLE papers (n integer);
      CREATE FUNCTION warn() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE WARNING 'canceling wait for synchronous replication'; RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER warn AFTER INSERT ON papers DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.n > 0) EXECUTE FUNCTION warn()`);
    const add = (n: number) => transaction((within) => within('INSERT INTO papers VALUES ($1)', [n]));
    expect(await failureOf(add(1))).toBeInstanceOf(StorageFailure);
    expect(await failureOf(ask('INSERT INTO papers VALUES (2)'))).toBeInstanceOf(StorageFailure);
    expect(await add(0)).toEqual([]);
    expect(await ask('SELECT count(*)::integer AS n FROM papers')).toEqual([{ n: 3 }]);
  });
});

describe('a connection', () => {
  const withSetting = async (setting: string) => {
    const url = await newDatabase();
    const name = new URL(url).pathname.slice(1);
    await (await openTestPostgres(url)).ask(`ALTER DATABASE ${name} SET ${setting}`);
    const postgres = postgresAt(url);
    onTestFinished(() => postgres.close());
    return postgres;
  };

  it('to a database that can only be read is refused, because what a standby has may be old', async () => {
    const { ask } = await withSetting('default_transaction_read_only = on');
    const failure = await failureOf(ask('SELECT 1'));
    expect(failure).toBeInstanceOf(StorageFailure);
    expect(String(failure)).toMatch(/25006/u);
  });

  it('whose session was taken before is refused, because a pooler shares it between transactions', async () => {
    const { ask } = await withSetting("concejo.session = 'taken'");
    const failure = await failureOf(ask('SELECT 1'));
    expect(failure).toBeInstanceOf(StorageFailure);
    expect(String(failure)).toMatch(/session mode/u);
  });

  it('has its time limits without parameters, which a pooler would refuse', async () => {
    const { ask } = await emptyPostgres();
    expect(await ask('SHOW statement_timeout')).toEqual([{ statement_timeout: '10s' }]);
    const idle = 'idle_in_transaction_session_timeout';
    expect(await ask(`SHOW ${idle}`)).toEqual([{ [idle]: '10s' }]);
    const parameters = "SELECT name FROM pg_settings WHERE source = 'client' AND name LIKE '%timeout'";
    expect(await ask(parameters)).toEqual([]);
  });
});

describe('an answer that something is stored already', () => {
  /**
   * Notes of each transaction, and of each statement of its own that only makes its commit wait, whether it wrote into
   * the log: rows, or the message. A number of a transaction is not enough: the drill `failover standbys` shows it.
   */
  async function watched() {
    const postgres = await emptyPostgres();
    const writes: boolean[] = [];
    const isWrite = 'SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS write';
    const emits = /pg_logical_emit_message\(true/u;
    const transaction: Postgres['transaction'] = (work) =>
      postgres.transaction(async (ask) => {
        let rows = false;
        const result = await work(async (text, values) => {
          const answer = await ask(text, values);
          rows ||= emits.test(text) || (/INSERT|UPDATE/u.test(text) && answer.length > 0);
          return answer;
        });
        writes.push(rows && (await ask(isWrite))[0]?.['write'] === true);
        return result;
      });
    const ask: Postgres['ask'] = (text, values) => {
      if (emits.test(text)) writes.push(true);
      return postgres.ask(text, values);
    };
    return { writes, postgres: { ...postgres, ask, transaction } };
  }

  it('to a vote waits for disk and standby, as the vote itself did', async () => {
    const { writes, postgres } = await watched();
    const store = postgresBallots(postgres, sameKey);
    expect(await store.record(vote('ana'))).toEqual(right('recorded'));
    expect(await store.record(vote('ana'))).toEqual(right('repeated'));
    expect(writes).toEqual([true, true]);
    expect(await store.record({ ...vote('ana'), ballot: ballotId('another') })).toMatchObject(left({}));
    expect(writes).toEqual([true, true, false]);
  });

  it('to a request waits too, whether it is found before or while its number is given', async () => {
    const { writes, postgres } = await watched();
    const requests = postgresRequests(postgres);
    const entry = aRequestEntry(1);
    const { request, key, print } = entry;
    expect(await requests.sent(request.realm, key, print)).toEqual(right(null));
    const created = await requests.create(entry);
    expect(writes).toEqual([true]);
    expect(await requests.sent(request.realm, key, print)).toEqual(created);
    expect(writes).toEqual([true, true]);
    expect(await requests.create(entry)).toEqual(created);
    expect(writes).toEqual([true, true, true]);
  });
});

describe('a vote', () => {
  it('is refused, and not stored, if the database is lost before the vote arrives; the next vote reaches it again', async () => {
    const wire = await cuttableWire(await newDatabase());
    const postgres = await openTestPostgres(wire.url);
    const store = postgresBallots(postgres, sameKey);
    wire.cut('questions');
    expect(await store.record(vote('ana'))).toEqual(left({ kind: 'storageFailed' }));
    wire.cut('nothing');
    expect([await store.count(...where), await store.countMarks(...where)]).toEqual([0, 0]);
    expect(await store.record(vote('ana'))).toEqual(right('recorded'));
  });

  it('whose answer is lost is stored in full, and sent again is the same vote', async () => {
    const wire = await cuttableWire(await newDatabase());
    const store = postgresBallots(await openTestPostgres(wire.url), sameKey);
    expect(await store.record(vote('pau'))).toEqual(right('recorded'));
    wire.cut('commits');
    expect(await store.record(vote('ana'))).toEqual(left({ kind: 'storageFailed' }));
    wire.cut('nothing');
    expect(await store.record(vote('ana'))).toEqual(right('repeated'));
    expect([await store.count(...where), await store.countMarks(...where)]).toEqual([2, 2]);
  });

  it('of many that wait together is decided by itself if another process stores one of their ballot ids', async () => {
    const url = await newDatabase();
    const [here, there] = [await openTestPostgres(url), await openTestPostgres(url)];
    const store = postgresBallots(here, sameKey);
    await store.record(vote('first'));
    let votes: Promise<readonly unknown[]> = Promise.resolve([]);
    await there.transaction(async (ask) => {
      await ask("INSERT INTO ballots VALUES ('vilanova', 'budget', 'ballot of pau', '[\"p-1\"]')");
      votes = Promise.all(['ana', 'pau', 'eva'].map((mark) => store.record(vote(mark))));
      const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
      while ((await here.ask(waiting)).length === 0) await new Promise((resolve) => setImmediate(resolve));
    });
    const alreadyVoted = left({ kind: 'alreadyVoted' });
    expect(await votes).toEqual([right('recorded'), alreadyVoted, right('recorded')]);
    expect(await store.countMarks(...where)).toBe(3);
  });

  it('is not added to a list that another process has read since the survey closed', async () => {
    const url = await newDatabase();
    const [here, there] = [await openTestPostgres(url), await openTestPostgres(url)];
    const store = postgresBallots(here, sameKey);
    let isOpen = true;
    let late: Promise<unknown> = Promise.resolve();
    await there.transaction(async (ask) => {
      await ask(surveyLockSql, ['vilanova/budget']);
      late = store.record({ ...vote('ana'), isOpen: () => isOpen });
      const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'advisory'";
      while ((await here.ask(waiting)).length === 0) await new Promise((resolve) => setImmediate(resolve));
      isOpen = false;
    });
    expect(await late).toEqual(left({ kind: 'closed' }));
    expect(await postgresBallots(there, sameKey).list(...where)).toEqual([]);
  });

  it('survives the loss of all connections to the server', async () => {
    const postgres = await openTestPostgres();
    const store = postgresBallots(postgres, sameKey);
    await store.record(vote('ana'));
    await failureOf(
      postgres.ask(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()',
      ),
    );
    expect(await store.record(vote('pau'))).toEqual(right('recorded'));
  });

  it('is refused if the disk refuses it, and its mark with it', async () => {
    const postgres = await openTestPostgres();
    const store = postgresBallots(postgres, sameKey);
    await postgres.ask(`
      CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION SQLSTATE '53100'; END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON ballots EXECUTE FUNCTION full_disk()`);
    expect(await store.record(vote('ana'))).toEqual(left({ kind: 'storageFailed' }));
    expect(await store.countMarks(...where)).toBe(0);
  });

  it('is a defect, not a refusal, if the table has an unknown shape', async () => {
    const postgres = await openTestPostgres();
    await postgres.ask('ALTER TABLE ballots RENAME TO gone');
    await expect(postgresBallots(postgres, sameKey).record(vote('ana'))).rejects.toThrow('42P01');
  });
});

const where = [realmId('vilanova'), surveyId('budget')] as const;
