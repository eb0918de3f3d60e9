import { join } from 'node:path';
import { oneAccountContract } from '#contract-tests/ports/server/office/one-account.ts';
import { staffStoresContract } from '#contract-tests/ports/server/office/staff-stores.ts';
import { townSetupsContract } from '#contract-tests/ports/server/office/town-setups.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sqlBegunSignIns } from './access/begun-sign-in.table.ts';
import { sqlContentWatch } from './content-version.table.ts';
import { sqlDocuments } from './document.table.ts';
import { sqlProfiles } from './profile.table.ts';
import { sqlRealms } from './realm.table.ts';
import { sqlTownSetups } from './setup/town-setup.table.ts';
import { sqlStaffPeople, sqlStaffSessions } from './staff.table.ts';
import { sqlChallenges, sqlProgramTokens } from './staff-token.table.ts';
import { sqlSignIns } from './access/sign-in.table.ts';
import { sqlSteps } from './step.table.ts';

const tables = [
  'staff_people',
  'staff_sessions',
  'staff_tokens',
  'staff_challenges',
  'begun_sign_ins',
  'steps',
];

staffStoresContract('the embedded database', async () => {
  const database = openSql();
  return {
    people: sqlStaffPeople(database),
    sessions: sqlStaffSessions(database),
    tokens: sqlProgramTokens(database),
    challenges: sqlChallenges(database),
    begunSignIns: sqlBegunSignIns(database),
    signIns: sqlSignIns(database),
    steps: sqlSteps(database),
    stored: async () =>
      tables
        .flatMap((table) => database.prepare(`SELECT * FROM ${table}`).all())
        .map((row) => Object.values(row).join(' '))
        .join('\n'),
  };
});

oneAccountContract('the embedded database', async () => {
  const file = join(scratchFolder(), 'concejo.sqlite');
  const open = () => {
    const database = openSql(file);
    return { profiles: sqlProfiles(database), people: sqlStaffPeople(database) };
  };
  return [open(), open()];
});

townSetupsContract('the embedded database', async () => {
  const database = openSql();
  const realms = sqlRealms(database, sqlDocuments(database));
  return { setups: sqlTownSetups(database, realms), realms, contents: sqlContentWatch(database) };
});
