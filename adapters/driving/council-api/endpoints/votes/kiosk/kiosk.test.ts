import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passLasts } from '#domain/voting/kiosk/pass.ts';
import { openedVote, staffCaller } from '#fixtures/builders/councils/opened-vote.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { ask, aVote, codeOf, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { crowdedTown, people } from '#fixtures/builders/towns/crowd.ts';

const council = sharedCouncil({}, (atEnd) => ({ folders: [crowdedTown({}, atEnd)] }));
const realm = 'nova';
const refused = (where: string) => ({ status: 409, body: { errCode: 210, where } });

let opened: Promise<void> | undefined;
async function aPlace(officer = 'fatima') {
  const found = await council();
  await (opened ??= openedVote(found, { realm, surveys: ['box-vote', 'box-vote-b'] }));
  const call = await staffCaller(found, realm, officer, 'pollingOfficer');
  const desk = (path: string, payload?: object) => call(`votes/box-vote/desk${path}`, payload);
  return {
    ...found,
    desk,
    passOf: async (n: number) => String((await desk('/passes', { identity: people[n]?.id })).body['pass']),
  };
}

/** A tablet that an officer has made a kiosk. */
async function aTablet(name: string) {
  const place = await aPlace();
  const begun = (await place.desk('/kiosks', { name })).body;
  const at = (path: string, payload?: object, cookie = '') =>
    ask(place.server, {
      url: `/api/${realm}/kiosk${path}`,
      headers: { cookie },
      ...(payload && { method: 'POST', payload }),
    });
  const started = await at('', { code: begun['code'] });
  const sent = String(started.headers['set-cookie']);
  const cookie = sent.split(';')[0] ?? '';
  const tablet = (path: string, payload?: object) => at(path, payload, cookie);
  return {
    ...place,
    begun,
    started,
    sent,
    at,
    cookie,
    tablet,
    enter: async (pass: string) => String((await tablet('/passes', { pass })).body['voter']),
    vote: (voter: string, survey = 'box-vote', seed = 1) =>
      tablet('/votes', { voter, survey, answer: 'si', code: codeOf(seed) }),
  };
}

describe('a kiosk', () => {
  it('is started once by a code and known by a cookie of its own, which is no session of staff', async () => {
    const { desk, started, sent, begun, at, tablet, cookie, call } = {
      ...(await aTablet('Biblioteca')),
      call: await staffCaller(await council(), realm, 'x', 'reader'),
    };
    expect(started).toMatchObject({
      status: 200,
      body: { name: 'Biblioteca', vote: 'box-vote', surveys: ['box-vote', 'box-vote-b'] },
    });
    expect(sent).toMatch(/^concejo-kiosk=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/u);
    expect(started.headers['clear-site-data']).toBe('"cache", "storage"');
    expect((await tablet('')).body).toEqual(started.body);
    expect(await at('', { code: begun['code'] })).toMatchObject(refused('noKiosk'));
    expect(await at('')).toMatchObject(refused('noKiosk'));
    expect((await at('', undefined, 'concejo-kiosk=nothing')).status).toBe(409);
    const { server } = await council();
    const asStaff = await ask(server, {
      url: `/api/${realm}/staff/votes/box-vote/desk`,
      headers: { cookie },
    });
    expect(asStaff).toMatchObject({ status: 403, body: { errCode: 83 } });
    expect((await call('votes/box-vote/desk')).status).toBe(403);
    await desk('/kiosks', { name: 'Sin tableta' });
    const listed = (await desk('')).body['kiosks'] as { id: string; name: string; started: boolean }[];
    expect(listed.find(({ name }) => name === 'Biblioteca')?.started).toBe(true);
    expect(listed.find(({ name }) => name === 'Sin tableta')?.started).toBe(false);
    expect(JSON.stringify(listed)).not.toContain(String(begun['code']));
  });

  it('lets a person vote with their pass once, in all surveys, and nobody learns of which ballot', async () => {
    const { passOf, enter, vote, tablet, server, desk } = await aTablet('Ateneu');
    const voter = await enter(await passOf(0));
    const first = await vote(voter);
    expect([first.status, first.body]).toEqual([200, { status: 'ok' }]);
    expect((await vote(voter)).status).toBe(200);
    expect((await vote(voter, 'box-vote-b', 2)).status).toBe(200);
    expect(await vote(voter, 'box-vote', 9)).toMatchObject({ status: 409, body: { errCode: 31 } });
    await tablet('/end', { voter });
    expect(await vote(voter)).toMatchObject(refused('noVoter'));
    const cookie = await deviceCookie(server, realm);
    const again = await ask(
      server,
      aVote({ cookie, realm, survey: 'box-vote', ...people[0], answer: 'si', seed: 50 }),
    );
    expect(again).toMatchObject({ status: 409, body: { errCode: 31 } });
    expect((await desk('/passes', { identity: people[0]?.id })).body).toEqual({
      answer: 'hasMark',
      pass: null,
      until: null,
    });
  });

  it('refuses a pass that was used, is over, or whose person has voted meanwhile', async () => {
    const { passOf, enter, tablet, server, setTime } = await aTablet('Mercat');
    const used = await passOf(1);
    await enter(used);
    expect(await tablet('/passes', { pass: used })).toMatchObject(refused('noPass'));
    const meanwhile = await passOf(2);
    const cookie = await deviceCookie(server, realm);
    await ask(server, aVote({ cookie, realm, survey: 'box-vote', ...people[2], answer: 'si', seed: 40 }));
    expect(await tablet('/passes', { pass: meanwhile })).toMatchObject(refused('hasMark'));
    const late = await passOf(3);
    setTime(noon + passLasts);
    try {
      expect(await tablet('/passes', { pass: late })).toMatchObject(refused('noPass'));
    } finally {
      setTime(noon);
    }
  });

  it('lets a voter stay while they go on, and nobody else', async () => {
    const { passOf, enter, tablet, setTime } = await aTablet('Despacio');
    const voter = await enter(await passOf(9));
    setTime(noon + passLasts - 1000);
    try {
      const until = new Date(noon + 2 * passLasts - 1000).toISOString();
      expect((await tablet('/stay', { voter })).body).toEqual({ until });
      expect(await tablet('/stay', { voter: 'another' })).toMatchObject(refused('noVoter'));
    } finally {
      setTime(noon);
    }
  });

  it('waits after twenty words that are no pass, and others go on', async () => {
    const { tablet, passOf } = await aTablet('Puerta');
    const answers: unknown[] = [];
    for (let n = 0; n < 21; n += 1) answers.push((await tablet('/passes', { pass: 'BCDFGHJKMPRT' })).status);
    expect(answers).toEqual([...Array<number>(20).fill(409), 429]);
    const beside = await aTablet('Otra');
    expect(await beside.enter(await passOf(5))).not.toBe('undefined');
  });

  it('is ended by an officer, with whoever votes at it; it needs a name and an open vote', async () => {
    const { begun, desk, enter, passOf, vote, tablet } = await aTablet('Final');
    const voter = await enter(await passOf(6));
    const { id } = begun['kiosk'] as { id: string };
    const after = (await desk('/kiosks/end', { kiosk: id })).body['kiosks'] as { id: string }[];
    expect(after.map((one) => one.id)).not.toContain(id);
    for (const answer of [
      await vote(voter),
      await tablet(''),
      await tablet('/end', { voter }),
      await tablet('/passes', { pass: 'x' }),
    ])
      expect(answer).toMatchObject(refused('noKiosk'));
    expect(await desk('/kiosks', { name: ' ' })).toMatchObject(refused('noName'));
    expect((await desk('/passes', { identity: 'x' })).body).toMatchObject({
      answer: 'unreadable',
      pass: null,
    });
  });

  it('leaves no pass, token or identity number in the database or a log', async () => {
    const { data, log, passOf, tablet, enter, vote, cookie, begun } = await aTablet('Restos');
    const [pass, other] = [await passOf(7), await passOf(8)];
    const voter = await enter(pass);
    await vote(voter, 'box-vote', 70);
    await tablet('/passes', { pass: 'BCDFGHJKMPRV' });
    const files = ['concejo.sqlite', 'concejo.sqlite-wal'].map((name) =>
      readFileSync(join(data, name), 'latin1'),
    );
    const secrets = [pass, other, voter, cookie.split('=')[1], begun['code'], people[7]?.id, people[8]?.id];
    for (const text of [...files, log.join('\n')])
      for (const secret of secrets) expect(text).not.toContain(String(secret));
  });

  it('is started by nobody who tries codes', async () => {
    const { at } = await aTablet('Probando');
    const answers: unknown[] = [];
    for (let n = 0; n < 12; n += 1) answers.push((await at('', { code: 'BCDFGHJKMPRT' })).status);
    // One wrong code more was tried above: a code that had started its tablet.
    expect(new Set(answers.slice(0, 9))).toEqual(new Set([409]));
    expect(answers.slice(10)).toEqual([429, 429]);
  });
});
