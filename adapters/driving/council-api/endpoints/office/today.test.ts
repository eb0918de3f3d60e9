import { expect, it } from 'vitest';
import { join } from 'node:path';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { prepare, services, staffToken } from '#fixtures/builders/councils/prepared-council.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

it('answers staff with what waits for them, the week of the town, and nobody else', async () => {
  const servicesFile = join(scratchFolder({ 'services.json': JSON.stringify(services) }), 'services.json');
  const council = await openTestCouncil({ settings: { servicesFile } });
  const { iid } = await prepare(council);
  const url = '/api/vilanova/staff/today';
  expect((await ask(council.server, url)).status).toBe(403);
  const { status, body } = await ask(council.server, {
    url,
    headers: { authorization: `Bearer ${staffToken}` },
  });
  expect([status, body['day']]).toEqual([200, '2026-11-18']);
  expect(body['duties']).toContainEqual(
    expect.objectContaining({ kind: 'request', subject: iid, whose: 'nobody', action: 'take' }),
  );
  const { days } = body['week'] as { days: { day: string; isToday: boolean; changes: object[] }[] };
  expect(days).toHaveLength(7);
  expect(days.find(({ isToday }) => isToday)?.day).toBe('2026-11-18');
});
