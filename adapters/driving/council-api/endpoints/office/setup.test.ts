import { describe, expect, it } from 'vitest';
import { madeTown } from '#fixtures/builders/councils/made-town.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

describe('the setting up of a town over the API', () => {
  it('is read and changed by administrators of that town, and by nobody else', async () => {
    const council = await openTestCouncil();
    const made = await openTestCouncil({ folders: [] });
    const town = await madeTown(made);
    const url = `/api/${town.realm}/staff/setup`;
    const cookieOf = (roles: Parameters<typeof staffCookie>[1]['roles']) =>
      staffCookie(made, { id: String(roles), realm: town.realm, roles: roles ?? [] });
    for (const roles of [['publisher'], ['reader'], []] as const)
      expect((await ask(made.server, { url, headers: { cookie: await cookieOf(roles) } })).status).toBe(403);
    // A town from a folder has nothing to set up, whoever asks.
    const cookie = await staffCookie(council, { id: 'neus', roles: ['administrator'] });
    const there = { url: '/api/vilanova/staff/setup', headers: { cookie } };
    expect(await ask(council.server, there)).toMatchObject({
      status: 200,
      body: { begunAt: null, isOver: true },
    });
    expect((await ask(council.server, { ...there, method: 'POST', payload: {} })).status).toBe(404);

    const admin = { cookie: await cookieOf(['administrator']) };
    const change = (payload: object) => ask(made.server, { method: 'POST', url, headers: admin, payload });
    // Languages are written into documents, which this person may not change.
    expect(await change({ languages: ['es', 'en'] })).toMatchObject({ status: 403 });
    expect((await change({ settle: 'arms' })).body).toMatchObject({
      settled: ['arms'],
      done: expect.arrayContaining(['arms']),
    });
    expect((await change({ settle: 'nothing' })).status).toBe(400);
    expect((await change({ realm: 'x' })).status).toBe(400);
    expect((await change({ unsettle: 'arms', isOver: true })).body).toMatchObject({
      settled: [],
      isOver: true,
    });
    expect((await change({ isOver: false })).body).toMatchObject({ isOver: false });
    expect((await town.post('setup', { languages: ['es', 'en', 'es'] })).body).toMatchObject({
      languages: ['es', 'en'],
    });
  });
});
