import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import { readSurvey } from '#adapters/wire/survey.ts';
import { censusRegisterContract } from '#contract-tests/ports/census-register.ts';
import { deviceRegistryContract } from '#contract-tests/ports/device-registry.ts';
import { documentStoreContract } from '#contract-tests/ports/document-store.ts';
import { liveResultsContract } from '#contract-tests/ports/live-results.ts';
import { realmRegisterContract } from '#contract-tests/ports/realm-register.ts';
import { townKeeperContract } from '#contract-tests/ports/town-keeper.ts';
import type { CouncilDocument } from '#application/ports/document-store.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { openSql } from '#fixtures/builders/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { aTown } from '#fixtures/builders/town.ts';
import { sqlBallotStore } from './ballot.table.ts';
import { sqlCensus } from './census.table.ts';
import { holdsPeople } from './database.ts';
import { sqlDevices } from './device.table.ts';
import { sqlDocuments } from './document.table.ts';
import { sqlLiveResults } from './live-results.table.ts';
import { sqlRealms, surveyCollection } from './realm.table.ts';
import { sqlTownKeeper } from './town-keeper.ts';

const embedded = 'the embedded database';
const town = realmId('vilanova');
const surveyDocument = (id: string) => ({
  _id: id,
  title: id,
  displayType: 'options',
  answers: [{ _id: 'yes', text: 'Sí' }],
});
const readDocument = (document: Readonly<Record<string, unknown>>) => {
  const survey = readSurvey(document, 'Europe/Madrid');
  if (isLeft(survey)) throw new Error(survey.left.where);
  return { survey: survey.right, document };
};

function keeperOver(database: DatabaseSync) {
  const folder = scratchFolder();
  const keys = openSecrets(join(folder, 'secrets.json'), 'new');
  const documents = sqlDocuments(database);
  const realms = sqlRealms(database, documents);
  const census = sqlCensus(database, keys);
  const filesFolder = join(folder, 'files');
  const keeper = sqlTownKeeper({ database, realms, documents, census, keys, filesFolder });
  return { keeper, realms, documents, census, ballots: sqlBallotStore(database), filesFolder };
}

liveResultsContract(embedded, async () => sqlLiveResults(openSql()));
deviceRegistryContract(embedded, async () => sqlDevices(openSql()));
documentStoreContract(embedded, async (realm, collection, documents) => {
  const store = sqlDocuments(openSql());
  store.add(realm, collection, documents);
  return store;
});
realmRegisterContract(embedded, async (loaded, surveys) => {
  const database = openSql();
  const documents = sqlDocuments(database);
  documents.add(loaded.realm, surveyCollection, surveys.map(surveyDocument));
  const realms = sqlRealms(database, documents);
  realms.put(loaded);
  return realms;
});
censusRegisterContract(embedded, async (realm, rows) => {
  const { census } = keeperOver(openSql());
  census.replace(realm, rows);
  return census;
});
townKeeperContract(embedded, async () => keeperOver(openSql()), readDocument);

describe('the census in the database', () => {
  it('takes a secret however it is written, and holds neither numbers nor secrets', async () => {
    const database = openSql();
    const { census } = keeperOver(database);
    const ana = '12345678Z' as IdentityNumber;
    census.replace(town, [{ identity: ana, secrets: ['1984', 'ZZBE'] }]);
    for (const secret of ['zzbe', 'ＺＺＢＥ', '１９８４'])
      expect(await census.match(town, ana, [secret])).not.toBeNull();
    const stored = JSON.stringify(database.prepare('SELECT * FROM census').all());
    expect(stored).not.toMatch(/12345678|1984|ZZBE/iu);
  });
});

describe('the register of devices', () => {
  it('holds no secret id and no session token', async () => {
    const database = openSql();
    const devices = sqlDevices(database);
    const id = 'a1'.repeat(16);
    const token = await devices.openSession(await devices.register(town, id), 1);
    const stored = JSON.stringify([
      database.prepare('SELECT * FROM devices').all(),
      database.prepare('SELECT * FROM sessions').all(),
    ]);
    expect(stored).not.toContain(id);
    expect(stored).not.toContain(token);
  });
});

describe('a survey that an older program let in and nobody can read', () => {
  it('is not served, and the others are', async () => {
    const database = openSql();
    const documents = sqlDocuments(database);
    const unreadable: CouncilDocument = { _id: 'broken' };
    documents.add(town, surveyCollection, [unreadable, surveyDocument('poll')]);
    expect((await sqlRealms(database, documents).surveys(aTown())).map(({ survey }) => survey.id)).toEqual([
      'poll',
    ]);
  });
});

describe('the files of a town', () => {
  it('are those it brought last', async () => {
    const { keeper, filesFolder } = keeperOver(openSql());
    const source = scratchFolder({ 'old.txt': 'old', 'kept.txt': 'first' });
    const file = (name: string) => ({ name, from: join(source, name) });
    const bundle = { town: aTown(), collections: new Map(), surveys: [], census: null, ballots: new Map() };
    await keeper.keep({ ...bundle, files: [file('old.txt'), file('kept.txt')] });
    expect(readFileSync(join(filesFolder, 'vilanova', 'old.txt'), 'utf8')).toBe('old');
    await keeper.keep({ ...bundle, files: [file('kept.txt')] });
    expect(existsSync(join(filesFolder, 'vilanova', 'old.txt'))).toBe(false);
    expect(readFileSync(join(filesFolder, 'vilanova', 'kept.txt'), 'utf8')).toBe('first');
  });
});

describe('a database', () => {
  it('holds people once there is a census or a mark', async () => {
    const database = openSql();
    const { keeper, census } = keeperOver(database);
    expect(holdsPeople(database)).toBe(false);
    census.replace(town, [{ identity: '12345678Z' as IdentityNumber, secrets: ['1984'] }]);
    expect(holdsPeople(database)).toBe(true);
    const other = openSql();
    other.prepare("INSERT INTO marks VALUES ('vilanova', 'poll', 'ana')").run();
    expect(holdsPeople(other)).toBe(true);
    expect(await keeper.votedSurveys(town)).toEqual([]);
  });
});
