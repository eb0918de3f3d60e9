import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderTownFiles } from '#adapters/driven/files/folder-town-files.ts';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import { surveyCollection } from '#adapters/driven/stores-shared/served-survey.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { ballotStoreContract } from '#contract-tests/ports/server/ballot-store.ts';
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
import { left, right } from '#domain/shared/result.ts';
import { aBallotEntry, smallBudget } from '#fixtures/builders/data/ballot-entry.ts';
import { tally } from '#domain/scoring/tally.ts';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sameKey } from '#fixtures/memory/voting-keys.ts';
import { aSurveyDocument, readSurveyDocument } from '#fixtures/builders/data/survey-document.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { postgresBallots } from '../ballots/ballot.table.ts';
import { postgresDocumentPreviews } from './documents/preview.table.ts';
import { postgresDocumentDesk } from './documents/document-desk.table.ts';
import { postgresVoteDesk } from './documents/vote-desk.table.ts';
import { postgresBoxBook } from './paper/box-book.table.ts';
import { postgresKiosks } from './desk/kiosk.table.ts';
import { postgresVotingDesk } from './desk/voting-desk.table.ts';
import { postgresClosingDesk } from './paper/closing-desk.table.ts';
import { postgresSteps } from './step.table.ts';
import { postgresIdentityCheck } from './census/census-identity-check.ts';
import { postgresCensusAmendments } from './census/census-amendments.table.ts';
import { postgresLetterDesk } from './census/letter-desk.table.ts';
import { postgresCensusBook } from './census/census-book.table.ts';
import { postgresCensus, replaceCensus } from './census/census.table.ts';
import { postgresComments } from './comment.table.ts';
import { postgresContentChanges } from './content-change.table.ts';
import { postgresContentWatch } from './content-version.table.ts';
import { postgresProposals } from './published-proposal.table.ts';
import { postgresDevices } from './device.table.ts';
import { addDocuments, postgresDocuments } from './document.table.ts';
import { postgresLiveResults } from './live-results.table.ts';
import { postgresProfiles } from './profile.table.ts';
import { postgresOldTraces } from './old-traces.table.ts';
import { holdsPeople } from '../open-database.ts';
import type { Postgres } from '../postgres.ts';
import { postgresRealms, putTown } from './realm.table.ts';
import { postgresTownKeeper } from './town-keeper.ts';

const name = 'PostgreSQL';
const town = realmId('vilanova');
const ana = '12345678Z' as IdentityNumber;

const atNoon: Clock = { now: () => noon };
function keeperOver(postgres: Postgres, clock: Clock = atNoon) {
  const folder = scratchFolder();
  const keys = openSecrets(join(folder, 'secrets.json'), 'new');
  const documents = postgresDocuments(postgres);
  const realms = postgresRealms(postgres, documents);
  const keeper = postgresTownKeeper({
    postgres,
    realms,
    keys,
    files: folderTownFiles(join(folder, 'files')),
    clock,
  });
  const census = postgresCensus(postgres, keys);
  return {
    keys,
    keeper,
    realms,
    documents,
    census,
    ballots: postgresBallots(postgres, sameKey),
    comments: postgresComments(postgres),
    proposals: postgresProposals(postgres, clock),
    changes: postgresContentChanges(postgres),
    watch: postgresContentWatch(postgres),
  };
}

ballotStoreContract(name, async () => postgresBallots(await emptyPostgres(), sameKey));
liveResultsContract(name, async () => postgresLiveResults(await emptyPostgres()));
deviceRegistryContract(name, async () => postgresDevices(await emptyPostgres()));
oldTracesContract(name, async () => {
  const postgres = await emptyPostgres();
  return {
    traces: postgresOldTraces(postgres),
    devices: postgresDevices(postgres),
    ballots: postgresBallots(postgres, sameKey),
    profiles: postgresProfiles(postgres),
    comments: postgresComments(postgres),
  };
});
censusAmendmentsContract(name, async () => {
  const postgres = await emptyPostgres();
  const { keys, census } = keeperOver(postgres);
  const all = async (table: string) => JSON.stringify(await postgres.ask(`SELECT * FROM ${table}`));
  return {
    amendments: postgresCensusAmendments(postgres, keys),
    other: postgresCensusAmendments(postgres, keys),
    book: postgresCensusBook(postgres, keys),
    census,
    votes: postgresVoteDesk(postgres, atNoon, keys),
    steps: postgresSteps(postgres),
    stored: async () =>
      (await all('census')) + (await all('census_imports')) + (await all('census_amendments')),
  };
});
letterDeskContract(name, async () => {
  const postgres = await emptyPostgres();
  const { keys, census } = keeperOver(postgres);
  const all = async (table: string) => JSON.stringify(await postgres.ask(`SELECT * FROM ${table}`));
  return {
    letters: postgresLetterDesk(postgres, keys),
    book: postgresCensusBook(postgres, keys),
    census,
    steps: postgresSteps(postgres),
    stored: async () => (await all('census')) + (await all('letter_records')),
  };
});
identityCheckContract(name, async (realm, people) => {
  const postgres = await emptyPostgres();
  const { keys } = keeperOver(postgres);
  const rows = (people ?? []).map(({ identity, ...papers }) => ({ identity, secrets: ['1984'], papers }));
  await replaceCensus(
    { ask: postgres.ask, hashes: keys },
    realm,
    people === null ? [{ identity: ana, secrets: ['1984'] }] : rows,
  );
  return { check: postgresIdentityCheck(postgres, keys) };
});
documentStoreContract(name, async (realm, collection, documents) => {
  const postgres = await emptyPostgres();
  await addDocuments(postgres.ask, realm, collection, documents);
  return postgresDocuments(postgres);
});
realmRegisterContract(name, async (loaded, surveys) => {
  const postgres = await emptyPostgres();
  await putTown(postgres.ask, loaded);
  await addDocuments(postgres.ask, loaded.realm, surveyCollection, surveys.map(aSurveyDocument));
  return postgresRealms(postgres, postgresDocuments(postgres));
});
censusRegisterContract(name, async (realm, rows) => {
  const postgres = await emptyPostgres();
  const { keys, census } = keeperOver(postgres);
  await replaceCensus({ ask: postgres.ask, hashes: keys }, realm, rows);
  return census;
});
censusBookContract(name, async () => {
  const postgres = await emptyPostgres();
  const { keys, census } = keeperOver(postgres);
  const all = async (table: string) => JSON.stringify(await postgres.ask(`SELECT * FROM ${table}`));
  return {
    book: postgresCensusBook(postgres, keys),
    census,
    steps: postgresSteps(postgres),
    load: (rows) =>
      postgres.transaction((within) => replaceCensus({ ask: within, hashes: keys }, town, rows)),
    stored: async () => (await all('census')) + (await all('census_imports')),
  };
});
contentChangesContract(name, async (clock) => keeperOver(await emptyPostgres(), clock));
documentDeskContract(name, async () => {
  const database = await emptyPostgres();
  const { keeper, documents, watch, changes } = keeperOver(database);
  const desk = postgresDocumentDesk(database, atNoon);
  const other = postgresDocumentDesk(database, atNoon);
  return {
    desk,
    other,
    keeper,
    documents,
    contents: watch,
    changes,
    steps: postgresSteps(database),
    previews: postgresDocumentPreviews(database),
  };
});
boxBookContract(name, async () => {
  const database = await emptyPostgres();
  return {
    book: postgresBoxBook(database),
    other: postgresBoxBook(database),
    steps: postgresSteps(database),
    ballots: postgresBallots(database, sameKey),
    contents: postgresContentWatch(database),
  };
});
closingDeskContract(name, async () => {
  const database = await emptyPostgres();
  return {
    closing: postgresClosingDesk(database),
    other: postgresClosingDesk(database),
    steps: postgresSteps(database),
    book: postgresBoxBook(database),
  };
});
voteDeskContract(
  name,
  async () => {
    const database = await emptyPostgres();
    const { keeper, documents, ballots, keys } = keeperOver(database);
    return {
      votes: postgresVoteDesk(database, atNoon, keys),
      other: postgresVoteDesk(database, atNoon, keys),
      desk: postgresDocumentDesk(database, atNoon),
      keeper,
      documents,
      ballots,
      steps: postgresSteps(database),
    };
  },
  readSurveyDocument,
);
votingDeskContract(name, async () => {
  const postgres = await emptyPostgres();
  return {
    desk: postgresVotingDesk(postgres, sameKey),
    ballots: postgresBallots(postgres, sameKey),
    boxes: postgresBoxBook(postgres),
  };
});
kioskStoreContract(name, async () => postgresKiosks(await emptyPostgres()));
contentWatchContract(name, async () => keeperOver(await emptyPostgres()));
townKeeperContract(name, async () => keeperOver(await emptyPostgres()), readSurveyDocument);

describe('the tables in PostgreSQL', () => {
  it('accept a secret in any spelling, and contain neither numbers nor secrets', async () => {
    const postgres = await emptyPostgres();
    const { keys, census } = keeperOver(postgres);
    await replaceCensus({ ask: postgres.ask, hashes: keys }, town, [
      { identity: ana, secrets: ['1984', 'ZZBE'] },
    ]);
    for (const secret of ['zzbe', 'ＺＺＢＥ', '１９８４'])
      expect(await census.match(town, ana, [secret])).not.toBeNull();
    const stored = JSON.stringify(await postgres.ask('SELECT * FROM census'));
    // Digits of a hash may look like a year by chance.
    expect(stored.replaceAll(/[0-9a-f]{64}/gu, 'hash')).not.toMatch(/12345678|1984|ZZBE/iu);
  });

  it('accept a census of more people than one statement can insert', async () => {
    const postgres = await emptyPostgres();
    const { keys, census } = keeperOver(postgres);
    const people = Array.from({ length: 5001 }, (_, n) => `${n}` as IdentityNumber);
    const rows = people.map((identity) => ({ identity, secrets: ['1984'] }));
    await replaceCensus({ ask: postgres.ask, hashes: keys }, town, rows);
    for (const identity of ['0', '4999', '5000'] as IdentityNumber[])
      expect(await census.match(town, identity, ['1984'])).not.toBeNull();
  });

  it('contain no secret id of a device, no session token and no session that is over', async () => {
    const postgres = await emptyPostgres();
    const devices = postgresDevices(postgres);
    const id = 'a1'.repeat(16);
    const user = await devices.register(town, id);
    const tokens = [await devices.openSession(user, 5), await devices.openSession(user, 6)];
    const stored = JSON.stringify([
      await postgres.ask('SELECT * FROM devices'),
      await postgres.ask('SELECT * FROM sessions'),
    ]);
    for (const secret of [id, ...tokens]) expect(stored).not.toContain(secret);
  });

  it("know no town, survey or ballot by a name with a NUL, which PostgreSQL's text cannot store", async () => {
    const postgres = await emptyPostgres();
    const { realms, ballots, documents } = keeperOver(postgres);
    await putTown(postgres.ask, aTown());
    expect(await realms.town(realmId('vila\0nova'))).toBeNull();
    expect(await realms.survey(aTown(), surveyId('\0'))).toBeNull();
    expect(await documents.all(town, 'menus\0')).toEqual([]);
    expect(await ballots.count(town, surveyId('poll\0'))).toBe(0);
  });

  it('accept no vote under another key than the survey’s first: a second secrets file would let all vote again', async () => {
    const postgres = await emptyPostgres();
    const vote = aBallotEntry('', { realm: town, survey: surveyId('poll'), answer: 'yes' });
    const [first, other] = ['one', 'another'].map((key) => postgresBallots(postgres, { print: () => key }));
    expect(await first?.record({ ...vote, mark: 'ana', ballot: ballotId('b1') })).toEqual(right('recorded'));
    const refused = other?.record({ ...vote, mark: 'ana under another key', ballot: ballotId('b2') });
    await expect(refused).rejects.toMatchObject({
      code: 'storageFailed',
      message: expect.stringMatching(/key/u),
    });
    const elsewhere = { ...vote, survey: surveyId('other poll'), mark: 'ana', ballot: ballotId('b1') };
    expect(await other?.record(elsewhere)).toEqual(right('recorded'));
    expect(await first?.countMarks(town, surveyId('poll'))).toBe(1);
  });

  it('keep one tally that equals the full recount, whichever processes count at once', async () => {
    const postgres = await emptyPostgres();
    const [store, other] = [postgresBallots(postgres, sameKey), postgresBallots(postgres, sameKey)];
    const where = [town, surveyId('budget')] as const;
    for (let round = 0; round < 8; round += 1) {
      const answer = [`p-${1 + (round % 3)}`];
      const votes = Array.from({ length: 40 }, (_, n) =>
        aBallotEntry(`voter ${n % (10 * (round + 1))}`, { realm: town, answer, mayChange: true }),
      );
      await Promise.all(votes.map((entry, n) => (n % 3 === 0 ? other : store).record(entry)));
    }
    const list = await store.list(...where);
    const recount = tally(
      smallBudget,
      list.map(({ answer }) => answer),
    );
    expect(list).toHaveLength(40);
    expect(await store.tally(...where, smallBudget, 'running')).toEqual(recount);
    const [kept] = await postgres.ask('SELECT ballots, whole FROM tallies');
    expect(kept).toEqual({ ballots: '40', whole: false });
    expect(await store.tally(...where, smallBudget, 'final')).toEqual(recount);
    expect(await postgres.ask('SELECT ballots, whole FROM tallies')).toEqual([
      { ballots: '40', whole: true },
    ]);
  });

  it('accept first votes and changes of the same ballots through two processes at once, one ballot and one mark each', async () => {
    const postgres = await emptyPostgres();
    const [store, other] = [postgresBallots(postgres, sameKey), postgresBallots(postgres, sameKey)];
    const votes = Array.from({ length: 20 }, (_, n) => {
      const vote = aBallotEntry(`voter ${n}`, { realm: town, mayChange: true });
      const change = (device: string, answer: string) =>
        ({ ...vote, mark: device, answer: [answer], change: 'byCode' }) as const;
      return { vote, changes: [change(`phone ${n}`, 'p-2'), change(`tablet ${n}`, 'p-3')] };
    });
    const outcomes = await Promise.all(
      votes.flatMap(({ vote, changes: [one = vote, two = vote] }) => [
        store.record(vote),
        store.record(one),
        other.record(two),
      ]),
    );
    const said = new Set(outcomes.map((outcome) => JSON.stringify(outcome)));
    const known = [right('recorded'), right('changed'), left({ kind: 'unknownVote' })];
    expect([...said].every((one) => known.map((of) => JSON.stringify(of)).includes(one))).toBe(true);
    const changed = votes.flatMap(({ changes }, n) =>
      changes.map((entry) => (n % 2 === 0 ? store : other).record(entry)),
    );
    expect(new Set((await Promise.all(changed)).map((outcome) => outcome._tag))).toEqual(new Set(['Right']));
    const where = [town, surveyId('budget')] as const;
    const list = await store.list(...where);
    expect([list.length, await store.countMarks(...where)]).toEqual([20, 20]);
    expect(list.every(({ answer }) => ['["p-2"]', '["p-3"]'].includes(JSON.stringify(answer)))).toBe(true);
  });

  it('return an answer with every character that can be written', async () => {
    const ballots = postgresBallots(await emptyPostgres(), sameKey);
    const answer = 'a\0b 🗳️ \u2028 "\\" \uD800';
    const vote = aBallotEntry('ana', { realm: town, survey: surveyId('free') });
    await ballots.record({ ...vote, ballot: ballotId('b1'), answer });
    expect((await ballots.list(town, surveyId('free')))[0]?.answer).toBe(answer);
  });

  it('contain hashes of people once there is a census or a mark', async () => {
    const postgres = await emptyPostgres();
    expect(await holdsPeople(postgres)).toBe(false);
    await postgres.ask("INSERT INTO marks VALUES ('vilanova', 'poll', 'ana')");
    expect(await holdsPeople(postgres)).toBe(true);
    const other = await emptyPostgres();
    await replaceCensus({ ask: other.ask, hashes: keeperOver(other).keys }, town, [
      { identity: ana, secrets: ['1984'] },
    ]);
    expect(await holdsPeople(other)).toBe(true);
  });
});
