import { expect, it } from 'vitest';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';

const open = sharedCouncil();

it('the balance of a year is public, as JSON and as a file that names every project', async () => {
  const { server } = await open();
  const year = async (path: string) => server.inject(`/api/vilanova/balance/${path}`);
  const balance = (await year('2026')).json<{
    projects: readonly { id: string; status: string }[];
    totals: Record<string, number>;
  }>();
  expect(balance).toMatchObject({ year: 2026, years: [2026], today: '2026-11-18' });
  expect(balance.projects.map(({ id }) => id)).toEqual([
    'p-1051',
    'p-1064',
    'p-1077',
    'p-1090',
    'p-1129',
    'p-1155',
  ]);
  expect(balance.projects[1]).toMatchObject({
    slug: 'p-1064',
    process: { slug: 'plaza-mercado-sombra' },
    status: 'works',
    budget: 21500,
    spent: 9675,
    over: 840,
    milestones: 5,
    reached: 3,
    lastNews: '2026-11-15',
    silentDays: 3,
  });
  expect(balance.totals).toMatchObject({ projects: 6, finished: 2, budget: 59700, withoutSpending: 0 });
  const file = await year('2026?format=csv&lang=va');
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="balance-2026.csv"',
  });
  expect(file.body.trim().split('\n')).toHaveLength(7);
  expect(file.body).toContain('Tendals de vela');
  expect((await year('2020')).json()).toMatchObject({ projects: [], years: [2026, 2020] });
  expect((await year('soon')).statusCode).toBe(404);
});
