import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { refusalBody, refusals, type RefusalTag } from '#adapters/wire/refusals.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { crowdFiles, personOf } from '#fixtures/builders/towns/crowd-files.ts';
import { ask, aVote, codeOf, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const refusalOf = (tag: RefusalTag) => ({
  status: refusals[tag].status,
  body: expect.objectContaining(refusalBody(tag)),
});
const changeable = { realm: 'benialt', survey: 'pressupost-benialt', id: '11111111H', secret: '1975' };

interface Claim {
  readonly cookie: string;
  readonly id?: string;
  readonly secret?: string;
  readonly survey?: string;
  readonly realm?: string;
  readonly code?: number;
}

/** The call that asks for one's vote in Benialt, where votes may be changed. */
const askingFor = ({
  cookie,
  id = changeable.id,
  secret = changeable.secret,
  survey = changeable.survey,
  realm = 'benialt',
  code = 1,
}: Claim): InjectOptions => ({
  method: 'POST',
  url: `/api/${realm}/surveys/${survey}/myvote`,
  headers: { cookie },
  payload: { census: { id, secrets: [secret, ...codeOf(code)] } },
});

describe('asking for the vote that one may change', () => {
  async function voted() {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server, 'benialt');
    const cast = await ask(server, aVote({ cookie, ...changeable, answer: ['p-b21'] }));
    return { server, cookie, cast };
  }

  it('returns the answer and its survey, not to be cached', async () => {
    const { server, cookie, cast } = await voted();
    expect(cast.status).toBe(200);
    const shown = await ask(server, askingFor({ cookie }));
    expect(shown).toMatchObject({
      status: 200,
      body: { answer: ['p-b21'], surveyId: 'pressupost-benialt' },
      headers: { 'cache-control': 'no-store' },
    });
  });

  it('is refused byte for byte alike with a wrong code, a wrong secret, and for strangers', async () => {
    const { server, cookie } = await voted();
    const wrong = [
      askingFor({ cookie, code: 2 }),
      askingFor({ cookie, secret: '1976' }),
      askingFor({ cookie, id: '12345678Z' }),
      askingFor({ cookie, survey: 'gone' }),
      askingFor({ cookie, survey: 'pressupost-benialt-anterior' }),
    ];
    const bodies = [];
    for (const call of wrong)
      bodies.push(await ask(server, { ...call, remoteAddress: `192.0.2.${bodies.length}` }));
    for (const body of bodies) expect(body).toMatchObject(refusalOf('censusInvalid'));
    expect(new Set(bodies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('shares its five tries with voting', async () => {
    const { server, cookie } = await voted();
    for (let n = 0; n < 5; n += 1) {
      expect(await ask(server, askingFor({ cookie, code: 9 }))).toMatchObject(refusalOf('censusInvalid'));
    }
    expect(await ask(server, askingFor({ cookie }))).toMatchObject(refusalOf('tooManyAttempts'));
    expect(await ask(server, aVote({ cookie, ...changeable, answer: ['p-b21'] }))).toMatchObject(
      refusalOf('tooManyAttempts'),
    );
  });

  it('shows the answers of the chain that cannot be changed, for a code alone', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server);
    const chain = { cookie, seed: 3, id: '', secret: '' };
    await ask(server, aVote({ ...chain, survey: 'barrio-domingos', answer: 'si' }));
    await ask(server, aVote({ ...chain, survey: 'barrio-falta', answer: 'Una fuente' }));
    const mine = (survey: string, code = 3) =>
      ask(server, {
        method: 'POST',
        url: `/api/vilanova/surveys/${survey}/myvote`,
        headers: { cookie },
        payload: { census: { secrets: codeOf(code) } },
      });
    expect((await mine('barrio-falta')).body).toEqual({ answer: 'Una fuente', surveyId: 'barrio-falta' });
    expect(await mine('barrio-falta', 4)).toMatchObject(refusalOf('censusInvalid'));
    expect(await mine('barrio-fiesta')).toMatchObject(refusalOf('censusInvalid'));
  });

  it('uses up no try with questions of the chain that the voter left out', async () => {
    const left = Array.from({ length: 6 }, (_, n) => `left-${n}`);
    const poll = { canChangeVote: true, chain: left };
    const files = crowdFiles({ count: 2, today, poll });
    const main = JSON.parse(files['surveys/poll.json'] ?? '') as object;
    const others = left.map((id) => [
      `surveys/${id}.json`,
      JSON.stringify({ ...main, _id: id, canChangeVote: false, chain: [] }),
    ]);
    const folder = scratchFolder({ ...files, ...Object.fromEntries(others) });
    const { server } = await openTestCouncil({ folders: [folder] });
    const cookie = await deviceCookie(server, 'nova');
    const who = { realm: 'nova', ...personOf(0) };
    await ask(server, aVote({ cookie, ...who, survey: 'poll', answer: ['a'] }));
    for (const survey of [...left, ...left]) {
      expect(await ask(server, askingFor({ cookie, ...who, survey }))).toMatchObject(
        refusalOf('censusInvalid'),
      );
    }
    expect((await ask(server, askingFor({ cookie, ...who, survey: 'poll' }))).body).toMatchObject({
      answer: ['a'],
    });
    for (const survey of left.slice(0, 5)) await ask(server, askingFor({ cookie, ...who, survey, code: 9 }));
    expect(await ask(server, askingFor({ cookie, ...who, survey: 'poll' }))).toMatchObject(
      refusalOf('tooManyAttempts'),
    );
  });

  it('needs a session, a town and a body of the documented shape', async () => {
    const { server, cookie } = await voted();
    const call = askingFor({ cookie });
    expect(await ask(server, { ...call, headers: {} })).toMatchObject(refusalOf('noSession'));
    expect(await ask(server, { ...call, payload: {} })).toMatchObject(refusalOf('unreadable'));
    expect(await ask(server, { ...call, payload: { census: { secrets: 7 } } })).toMatchObject(
      refusalOf('unreadable'),
    );
    expect(await ask(server, askingFor({ cookie, realm: 'nowhere' }))).toMatchObject(
      refusalOf('unknownRealm'),
    );
  });
});
