import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { RehearsalAnswer } from '#adapters/wire/office-votes/rehearsal.ts';
import { openCouncilsOnPostgres, openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

openCouncilsOnPostgres();

it('a rehearsal whose tables a crash of PostgreSQL emptied is over, and deleted', async () => {
  const council = await openTestCouncil();
  const cookie = await staffCookie(council, { id: 'neus', roles: ['publisher'] });
  const url = '/api/vilanova/staff/votes/sombra-mercado/rehearsal';
  const begun = await ask(council.server, {
    method: 'POST',
    url,
    headers: { cookie },
    payload: { people: 2 },
  });
  const name = (begun.body as unknown as RehearsalAnswer).held?.address.replace('/ensayo/', '') ?? '';
  await council.council.sweepRehearsals();
  expect((await ask(council.server, `/api/${name}/surveys`)).status).toBe(200);
  const postgres = await openTestPostgres(council.databaseUrl ?? '');
  const schema = name.replaceAll('-', '_');
  const unlogged =
    "SELECT count(*) AS n FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r'";
  const [[all], [kept]] = await Promise.all([
    postgres.ask(unlogged, [schema]),
    postgres.ask(`${unlogged} AND relpersistence = 'u'`, [schema]),
  ]);
  expect(kept).toEqual(all);
  // As the recovery of PostgreSQL does with unlogged tables.
  await postgres.ask(`TRUNCATE ${schema}.towns`);
  await council.council.sweepRehearsals();
  expect((await ask(council.server, `/api/${name}/surveys`)).status).toBe(404);
  expect(existsSync(join(council.data, 'rehearsals', name))).toBe(false);
});
