import { expect } from 'vitest';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

/**
 * Two server processes with the same database: what is done through the one, the other shows at once, in lists, in feeds and
 * in answers that it had kept. Gives what the program did by itself: what is
 * due is done once.
 */
export async function seenByBoth(first: TestCouncil, second: TestCouncil): Promise<readonly string[]> {
  const cookie = await staffCookie(first, { id: 'marta', realm: 'nova', roles: ['publisher'] });
  const other = await staffCookie(first, { id: 'neus', realm: 'nova', roles: ['publisher'] });
  const path = '/api/nova/staff/documents/articulos';
  const at = ({ server }: TestCouncil, url: string, payload?: object, who = cookie) =>
    ask(server, { url, headers: { cookie: who }, ...(payload && { method: 'POST', payload }) });
  const kept = [
    '/contents/nova/collections/articulos',
    '/api/nova/collections/articulos/obras',
    '/rss/noticias?realm=nova',
    '/sitemap.xml?realm=nova',
  ];
  const shown = async ({ server }: TestCouncil) =>
    Promise.all(kept.map(async (url) => (await server.inject(url)).body.toLowerCase().includes('zarzamora')));
  const both = async () => [...(await shown(first)), ...(await shown(second))];
  const atOnce = async (isShown: boolean) =>
    expect(await both()).toEqual(Array.from({ length: kept.length * 2 }, () => isShown));
  const act = async (one: TestCouncil, version: number, deed: object) =>
    expect((await at(one, `${path}/obras/acts`, { version, ...deed })).status).toBe(200);

  const body = {
    title: { es: 'Zarzamora' },
    isPublished: true,
    categories: ['noticias'],
    publishPeriod: { start: '2026-01-02' },
    data: { slug: 'zarzamora' },
  };
  expect((await at(first, path, { id: 'obras', body })).status).toBe(200);
  await atOnce(false);
  const changes = [{ path: 'title/va', value: 'Móres' }];
  await at(first, `${path}/obras/draft`, { changes, field: 'title/va' });
  expect((await at(second, `${path}/obras/draft?since=1`, undefined, other)).body).toMatchObject({
    version: 2,
    draft: expect.arrayContaining([expect.objectContaining({ path: 'title/va', value: 'Móres' })]),
    presence: [{ by: 'marta', field: 'title/va' }],
  });
  await act(first, 2, { act: 'publish' });
  await atOnce(true);
  await act(second, 3, { act: 'withdraw' });
  await atOnce(false);
  await at(first, `${path}/obras/draft`, { changes: [{ path: 'title/eu', value: 'Masustak' }] });
  const due = noon + 60_000;
  await act(second, 5, { act: 'schedule', at: new Date(due).toISOString() });
  await atOnce(false);
  for (const { setTime } of [first, second]) setTime(due);
  await Promise.all([first, second, first, second].map(({ council }) => council.publishDue()));
  await atOnce(true);
  const { body: history } = await at(second, `${path}/obras/revisions`);
  const bySystem = (history['steps'] as { by: string; act: string }[]).filter(({ by }) => by === 'system');
  return bySystem.map(({ act: deed }) => deed);
}
