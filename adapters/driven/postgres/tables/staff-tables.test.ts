import { oneAccountContract } from '#contract-tests/ports/server/office/one-account.ts';
import { staffStoresContract } from '#contract-tests/ports/server/office/staff-stores.ts';
import { townSetupsContract } from '#contract-tests/ports/server/office/town-setups.ts';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { newSchema, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { postgresBegunSignIns } from './access/begun-sign-in.table.ts';
import { postgresContentWatch } from './content-version.table.ts';
import { postgresDocuments } from './document.table.ts';
import { postgresProfiles } from './profile.table.ts';
import { postgresRealms } from './realm.table.ts';
import { postgresTownSetups } from './setup/town-setup.table.ts';
import { postgresStaffPeople, postgresStaffSessions } from './staff.table.ts';
import { postgresChallenges, postgresProgramTokens } from './staff-token.table.ts';
import { postgresSignIns } from './access/sign-in.table.ts';
import { postgresSteps } from './step.table.ts';

const tables = [
  'staff_people',
  'staff_sessions',
  'staff_tokens',
  'staff_challenges',
  'begun_sign_ins',
  'steps',
];

staffStoresContract('PostgreSQL', async () => {
  const postgres = await emptyPostgres();
  return {
    people: postgresStaffPeople(postgres),
    sessions: postgresStaffSessions(postgres),
    tokens: postgresProgramTokens(postgres),
    challenges: postgresChallenges(postgres),
    begunSignIns: postgresBegunSignIns(postgres),
    signIns: postgresSignIns(postgres),
    steps: postgresSteps(postgres),
    stored: async () => {
      const rows = await Promise.all(tables.map((table) => postgres.ask(`SELECT * FROM ${table}`)));
      return rows
        .flat()
        .map((row) => Object.values(row).join(' '))
        .join('\n');
    },
  };
});

oneAccountContract('PostgreSQL', async () => {
  const url = await newSchema();
  const open = async () => {
    const postgres = await openTestPostgres(url);
    return { profiles: postgresProfiles(postgres), people: postgresStaffPeople(postgres) };
  };
  return [await open(), await open()];
});

townSetupsContract('PostgreSQL', async () => {
  const postgres = await emptyPostgres();
  const realms = postgresRealms(postgres, postgresDocuments(postgres));
  return { setups: postgresTownSetups(postgres), realms, contents: postgresContentWatch(postgres) };
});
