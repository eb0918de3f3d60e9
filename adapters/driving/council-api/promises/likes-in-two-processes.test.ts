import { expect, it } from 'vitest';
import { openCouncilsOnPostgres, openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

openCouncilsOnPostgres();

it('likes count each device once, through two processes at once and whatever is sent twice', async () => {
  const first = await openTestCouncil();
  const servers = [first.server, (await first.second()).server] as const;
  const cookies = await Promise.all(Array.from({ length: 20 }, () => deviceCookie(first.server, 'vilanova')));
  const url = '/api/vilanova/surveys/content/p-339/vote';
  const calls = cookies.flatMap((cookie, n) =>
    [0, 1, 0].map((which) => {
      // The last five withdraw their like while their first calls are still under way.
      const liked = !(n >= 15 && which === 1);
      return ask(servers[which as 0 | 1], { method: 'POST', url, headers: { cookie }, payload: { liked } });
    }),
  );
  const answers = await Promise.all(calls);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const final = cookies.map((cookie, n) => {
    const server = servers[n % 2 === 0 ? 0 : 1];
    return ask(server, { method: 'POST', url, headers: { cookie }, payload: { liked: n < 15 } });
  });
  await Promise.all(final);
  const read = (server: (typeof servers)[0]) =>
    ask(server, {
      method: 'POST',
      url: '/api/vilanova/surveys/content/p-339',
      payload: { displayType: 'likes' },
    });
  for (const server of servers) expect((await read(server)).body).toMatchObject({ voteCount: 15 });
});
