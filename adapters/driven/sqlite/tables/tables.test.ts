import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { folderTownFiles } from '#adapters/driven/files/folder-town-files.ts';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import { attemptKeeperContract } from '#contract-tests/ports/server/attempt-keeper.ts';
import { censusAmendmentsContract } from '#contract-tests/ports/server/census/census-amendments.ts';
import { letterDeskContract } from '#contract-tests/ports/server/census/letter-desk.ts';
import { censusBookContract } from '#contract-tests/ports/server/census-book.ts';
import { censusRegisterContract } from '#contract-tests/ports/server/census-register.ts';
import type { Clock } from '#application/ports/clock.ts';
import { contentChangesContract } from '#contract-tests/ports/server/content-changes.ts';
import { documentDeskContract } from '#contract-tests/ports/server/office/document-desk.ts';
import { boxBookContract } from '#contract-tests/ports/server/office/box-book.ts';
import { closingDeskContract } from '#contract-tests/ports/server/office/closing-desk.ts';
import { voteDeskContract } from '#contract-tests/ports/server/office/vote-desk.ts';
import { kioskStoreContract } from '#contract-tests/ports/server/office/kiosk-store.ts';
import { votingDeskContract } from '#contract-tests/ports/server/office/voting-desk.ts';
import { contentWatchContract } from '#contract-tests/ports/server/content-watch.ts';
import { deviceRegistryContract } from '#contract-tests/ports/server/device-registry.ts';
import { documentStoreContract } from '#contract-tests/ports/server/document-store.ts';
import { identityCheckContract } from '#contract-tests/ports/server/identity-check.ts';
import { liveResultsContract } from '#contract-tests/ports/server/live-results.ts';
import { oldTracesContract } from '#contract-tests/ports/server/old-traces.ts';
import { realmRegisterContract } from '#contract-tests/ports/server/realm-register.ts';
import { townKeeperContract } from '#contract-tests/ports/server/town-keeper.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { attemptSpan } from '#domain/census/attempt-budget.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { aSurveyDocument, readSurveyDocument } from '#fixtures/builders/data/survey-document.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { sqlAttempts } from './attempt.table.ts';
import { sameThreadWriter, sqlBallotStore } from '../ballots/ballot.table.ts';
import { sqlDocumentPreviews } from './documents/preview.table.ts';
import { sqlDocumentDesk } from './documents/document-desk.table.ts';
import { sqlVoteDesk } from './documents/vote-desk.table.ts';
import { sqlBoxBook } from './paper/box-book.table.ts';
import { sqlKiosks } from './desk/kiosk.table.ts';
import { sqlVotingDesk } from './desk/voting-desk.table.ts';
import { sqlClosingDesk } from './paper/closing-desk.table.ts';
import { sqlSteps } from './step.table.ts';
import { censusIdentityCheck } from './census/census-identity-check.ts';
import { sqlCensusAmendments } from './census/census-amendments.table.ts';
import { sqlLetterDesk } from './census/letter-desk.table.ts';
import { sqlCensusBook } from './census/census-book.table.ts';
import { sqlCensus } from './census/census.table.ts';
import { holdsPeople } from '../database.ts';
import { sqlComments } from './comment.table.ts';
import { sqlContentChanges } from './content-change.table.ts';
import { sqlContentWatch } from './content-version.table.ts';
import { sqlProposals } from './published-proposal.table.ts';
import { sqlDevices } from './device.table.ts';
import { sqlDocuments } from './document.table.ts';
import { sqlLiveResults } from './live-results.table.ts';
import { migrations } from '../migrations.ts';
import { sqlProfiles } from './profile.table.ts';
import { sqlRealms } from './realm.table.ts';
import { surveyCollection } from '../../stores-shared/served-survey.ts';
import { sqlOldTraces } from './old-traces.table.ts';
import { sqlTownKeeper } from './town-keeper.ts';

const embedded = 'the embedded database';
const town = realmId('vilanova');
const atNoon: Clock = { now: () => noon };
function keeperOver(database: DatabaseSync, clock: Clock = atNoon) {
  const folder = scratchFolder();
  const keys = openSecrets(join(folder, 'secrets.json'), 'new');
  const documents = sqlDocuments(database);
  const realms = sqlRealms(database, documents);
  const census = sqlCensus(database, keys);
  const filesFolder = join(folder, 'files');
  const keeper = sqlTownKeeper({
    database,
    realms,
    documents,
    census,
    keys,
    files: folderTownFiles(filesFolder),
    clock,
  });
  const identities = censusIdentityCheck(database, keys);
  return {
    keeper,
    realms,
    documents,
    census,
    keys,
    identities,
    ballots: sqlBallotStore(database),
    comments: sqlComments(database),
    proposals: sqlProposals(database, clock),
    changes: sqlContentChanges(database),
    watch: sqlContentWatch(database),
    filesFolder,
  };
}

attemptKeeperContract(embedded, async (clock) => sqlAttempts(openSql(), clock));
liveResultsContract(embedded, async () => sqlLiveResults(openSql()));
oldTracesContract(embedded, async () => {
  const database = openSql();
  return {
    traces: sqlOldTraces(database),
    devices: sqlDevices(database),
    ballots: sqlBallotStore(database),
    profiles: sqlProfiles(database),
    comments: sqlComments(database),
  };
});
deviceRegistryContract(embedded, async () => sqlDevices(openSql()));
documentStoreContract(embedded, async (realm, collection, documents) => {
  const store = sqlDocuments(openSql());
  store.add(realm, collection, documents);
  return store;
});
realmRegisterContract(embedded, async (loaded, surveys) => {
  const database = openSql();
  const documents = sqlDocuments(database);
  documents.add(loaded.realm, surveyCollection, surveys.map(aSurveyDocument));
  const realms = sqlRealms(database, documents);
  realms.put(loaded);
  return realms;
});
censusRegisterContract(embedded, async (realm, rows) => {
  const { census } = keeperOver(openSql());
  census.replace(realm, rows);
  return census;
});
censusBookContract(embedded, async () => {
  const database = openSql();
  const { census, keys } = keeperOver(database);
  const all = (table: string) => JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all());
  return {
    book: sqlCensusBook(database, keys),
    census,
    steps: sqlSteps(database),
    load: async (rows) => census.replace(town, rows),
    stored: async () => all('census') + all('census_imports'),
  };
});
censusAmendmentsContract(embedded, async () => {
  const database = openSql();
  const { census, keys } = keeperOver(database);
  const all = (table: string) => JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all());
  return {
    amendments: sqlCensusAmendments(database, keys),
    other: sqlCensusAmendments(database, keys),
    book: sqlCensusBook(database, keys),
    census,
    votes: sqlVoteDesk(database, atNoon, keys),
    steps: sqlSteps(database),
    stored: async () => all('census') + all('census_imports') + all('census_amendments'),
  };
});
letterDeskContract(embedded, async () => {
  const database = openSql();
  const { census, keys } = keeperOver(database);
  const all = (table: string) => JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all());
  return {
    letters: sqlLetterDesk(database, keys),
    book: sqlCensusBook(database, keys),
    census,
    steps: sqlSteps(database),
    stored: async () => all('census') + all('letter_records'),
  };
});
identityCheckContract(embedded, async (realm, people) => {
  const { census, identities } = keeperOver(openSql());
  const rows = (people ?? []).map(({ identity, ...papers }) => ({ identity, secrets: ['1984'], papers }));
  census.replace(
    realm,
    people === null ? [{ identity: '12345678Z' as IdentityNumber, secrets: ['1984'] }] : rows,
  );
  return { check: identities };
});
contentChangesContract(embedded, async (clock) => keeperOver(openSql(), clock));
documentDeskContract(embedded, async () => {
  const database = openSql();
  const { keeper, documents, watch, changes } = keeperOver(database);
  const desk = sqlDocumentDesk(database, atNoon);
  const other = sqlDocumentDesk(database, atNoon);
  return {
    desk,
    other,
    keeper,
    documents,
    contents: watch,
    changes,
    steps: sqlSteps(database),
    previews: sqlDocumentPreviews(database),
  };
});
boxBookContract(embedded, async () => {
  const database = openSql();
  return {
    book: sqlBoxBook(database),
    other: sqlBoxBook(database),
    steps: sqlSteps(database),
    ballots: sqlBallotStore(database),
    contents: sqlContentWatch(database),
  };
});
closingDeskContract(embedded, async () => {
  const database = openSql();
  return {
    closing: sqlClosingDesk(database),
    other: sqlClosingDesk(database),
    steps: sqlSteps(database),
    book: sqlBoxBook(database),
  };
});
voteDeskContract(
  embedded,
  async () => {
    const database = openSql();
    const { keeper, documents, ballots, keys } = keeperOver(database);
    return {
      votes: sqlVoteDesk(database, atNoon, keys),
      other: sqlVoteDesk(database, atNoon, keys),
      desk: sqlDocumentDesk(database, atNoon),
      keeper,
      documents,
      ballots,
      steps: sqlSteps(database),
    };
  },
  readSurveyDocument,
);
votingDeskContract(embedded, async () => {
  const database = openSql();
  const writer = sameThreadWriter(database);
  return {
    desk: sqlVotingDesk(database, writer),
    ballots: sqlBallotStore(database, writer),
    boxes: sqlBoxBook(database),
  };
});
kioskStoreContract(embedded, async () => sqlKiosks(openSql()));
contentWatchContract(embedded, async () => keeperOver(openSql()));
townKeeperContract(embedded, async () => keeperOver(openSql()), readSurveyDocument);

describe('the census in the database', () => {
  it('accepts a secret in any spelling, and contains neither numbers nor secrets', async () => {
    const database = openSql();
    const { census } = keeperOver(database);
    const ana = '12345678Z' as IdentityNumber;
    const papers = { type: '1', birthDay: '1984-05-09' as CalendarDay } as const;
    census.replace(town, [{ identity: ana, secrets: ['1984', 'ZZBE'], papers }]);
    for (const secret of ['zzbe', 'ＺＺＢＥ', '１９８４'])
      expect(await census.match(town, ana, [secret])).not.toBeNull();
    const stored = JSON.stringify(database.prepare('SELECT * FROM census').all());
    // Digits of a hash may look like a year by chance.
    expect(stored.replaceAll(/[0-9a-f]{64}/gu, 'hash')).not.toMatch(/12345678|1984|ZZBE|05-09/iu);
  });

  it('confirms the documents of its own town only', async () => {
    const { census, identities } = keeperOver(openSql());
    const [ana, joan] = ['12345678Z' as IdentityNumber, 'X1234567L' as IdentityNumber];
    const papers = { type: '1', birthDay: '1984-05-09' as CalendarDay } as const;
    census.replace(town, [{ identity: ana, secrets: ['1984'], papers }]);
    census.replace(realmId('benialt'), [{ identity: joan, secrets: ['1990'], papers }]);
    expect(await identities.confirms(town, { identity: ana, ...papers })).toEqual(right(true));
    expect(await identities.confirms(realmId('benialt'), { identity: ana, ...papers })).toEqual(right(false));
    expect(await identities.confirms(realmId('gone'), { identity: ana, ...papers })).toMatchObject({
      left: { kind: 'identityUnreachable' },
    });
  });
});

describe('the register of devices', () => {
  it('contains no secret id and no session token', async () => {
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

describe('a town that was stored before there were identity checks', () => {
  it('has no identity check', async () => {
    const database = openSql();
    const { checksIdentity: _, ...before } = aTown();
    database.prepare('INSERT INTO towns VALUES (?, ?)').run(town, JSON.stringify(before));
    expect(await sqlRealms(database, sqlDocuments(database)).town(town)).toEqual(aTown());
  });
});

describe('the failed checks in the database', () => {
  const failedAt = async (now: number, database: DatabaseSync) => {
    const attempts = sqlAttempts(database, { now: () => now });
    const entered = await attempts.enter([{ name: 'a', most: 2 }]);
    if (isLeft(entered)) throw new Error('there is no room');
    return { attempts, leave: entered.right.leave };
  };

  it('are remembered after a restart, and gone when they no longer count', async () => {
    const database = openSql();
    await (await failedAt(0, database)).leave(true);
    await (await failedAt(1, database)).leave(true);
    await expect(failedAt(2, database)).rejects.toThrow('no room');
    await sqlAttempts(database, { now: () => attemptSpan }).purge();
    expect(database.prepare('SELECT account, at FROM attempts').all()).toEqual([{ account: 'a', at: 1 }]);
  });

  it('that cannot be stored do not refuse anybody as if they had failed', async () => {
    const database = openSql();
    const { leave } = await failedAt(0, database);
    database.exec('PRAGMA query_only = ON');
    await expect(leave(true)).rejects.toMatchObject({ code: 'storageFailed' });
  });
});

describe('an unreadable survey that an older program accepted', () => {
  it('is not served, and the others are', async () => {
    const database = openSql();
    const documents = sqlDocuments(database);
    const unreadable: CouncilDocument = { _id: 'broken' };
    documents.add(town, surveyCollection, [unreadable, aSurveyDocument('poll')]);
    expect((await sqlRealms(database, documents).surveys(aTown())).map(({ survey }) => survey.id)).toEqual([
      'poll',
    ]);
  });
});

describe('the files of a town', () => {
  it('are those of its last load', async () => {
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

describe('a census that was stored before documents were', () => {
  it('still knows its people, and confirms no documents until it is loaded with them', async () => {
    const file = join(scratchFolder(), 'before.sqlite');
    const keys = openSecrets(`${file}.json`, 'new');
    const ana = '12345678Z' as IdentityNumber;
    const person = keys.person(town, ana);
    const before = new DatabaseSync(file);
    before.exec(`${migrations[0] ?? ''}; PRAGMA user_version = 1`);
    before
      .prepare('INSERT INTO census (realm, person, secrets) VALUES (?, ?, ?)')
      .run(town, person, JSON.stringify([keys.secret(person, '1984')]));
    before.close();
    const database = openSql(file);
    const census = sqlCensus(database, keys);
    const papers = { type: '1', birthDay: '1984-05-09' as CalendarDay } as const;
    const confirmed = () => censusIdentityCheck(database, keys).confirms(town, { identity: ana, ...papers });
    expect(await census.match(town, ana, ['1984'])).toBe(person);
    expect(await confirmed()).toMatchObject({ left: { kind: 'identityUnreachable' } });
    census.replace(town, [{ identity: ana, secrets: ['1984'], papers }]);
    expect(await confirmed()).toEqual(right(true));
    database.close();
  });
});

describe('a database', () => {
  it('contains hashes of people once there is a census or a mark', async () => {
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
