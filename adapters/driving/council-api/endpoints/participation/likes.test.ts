import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

type Server = Awaited<ReturnType<typeof openTestCouncil>>['server'];

const likes = (server: Server, url: string, payload: object, cookie = '') =>
  ask(server, { method: 'POST', url, payload, headers: { cookie } });
const read = (server: Server, cookie?: string) =>
  likes(server, '/api/vilanova/surveys/content/p-339', { displayType: 'likes' }, cookie);
const like = (server: Server, cookie: string, payload: object = {}) =>
  likes(server, '/api/vilanova/surveys/content/p-339/vote', payload, cookie);

describe('likes over the API', () => {
  it('are counted per device, and say whether the asking device is one of them', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server, 'vilanova');
    expect(await read(server)).toMatchObject({ status: 200, body: { voteCount: 0, liked: false } });
    expect(await like(server, cookie)).toMatchObject({ status: 200, body: { voteCount: 1, liked: true } });
    expect((await like(server, cookie)).body).toMatchObject({ voteCount: 1 });
    expect((await read(server, cookie)).body).toMatchObject({ _id: 'p-339', voteCount: 1, liked: true });
    const many = { displayType: 'likes', contents: ['p-2847', 'p-339'] };
    expect((await likes(server, '/api/vilanova/surveys/content', many)).body).toMatchObject({
      items: [{ voteCount: 0 }, { voteCount: 1, liked: false }],
      itemsCount: 2,
    });
    expect((await like(server, cookie, { liked: false })).body).toMatchObject({ voteCount: 0, liked: false });
  });

  it('are refused without a session, for unknown proposals, and in undocumented shapes', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server, 'vilanova');
    const at = (path: string, payload: object) =>
      likes(server, `/api/${path}`, payload, cookie).then(({ status }) => status);
    expect((await like(server, '')).status).toBe(401);
    expect((await like(server, await deviceCookie(server, 'benialt'))).status).toBe(401);
    expect(await at('vilanova/surveys/content/nada/vote', {})).toBe(404);
    expect(await at('vilanova/surveys/content/nada', { displayType: 'likes' })).toBe(404);
    expect(await at('nowhere/surveys/content/p-339', { displayType: 'likes' })).toBe(404);
    expect(await at('vilanova/surveys/content/p-339', { displayType: 'rating' })).toBe(400);
    expect(await at('vilanova/surveys/content/p-339/vote', { liked: 'yes' })).toBe(400);
    expect(await at('vilanova/surveys/content', { displayType: 'likes' })).toBe(400);
    const tooMany = Array.from({ length: 101 }, () => 'p-339');
    expect(await at('vilanova/surveys/content', { displayType: 'likes', contents: tooMany })).toBe(400);
    expect(await at('vilanova/surveys/content', { displayType: 'likes', contents: ['p-339', 'x'] })).toBe(
      404,
    );
  });
});
