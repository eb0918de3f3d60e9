import { expect, it } from 'vitest';
import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import { pushingCouncil } from '#fixtures/builders/councils/pushing-council.ts';

openCouncilsOnPostgres();

it('a phone is told of an appointment on PostgreSQL, and keeps it as an alert', async () => {
  const { ask, switchOn, book, received, gone } = await pushingCouncil();
  await switchOn('empar');
  gone.add('/empar');
  await book('key-of-a-visit-on-postgres-1');
  expect(received.map(({ path }) => path)).toEqual(['/empar']);
  expect(await ask('alerts')).toMatchObject({ items: [{ subject: 'appointments' }] });
  expect(await ask('phone', { endpoint: 'https://push.example/x' })).toMatchObject({ subjects: [] });
});
