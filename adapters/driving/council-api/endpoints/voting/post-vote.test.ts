import type { InjectOptions } from 'fastify';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalBody, refusals, type RefusalTag } from '#adapters/wire/refusals.ts';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { surveyOf, sampleTown } from '#fixtures/towns/sample-towns.ts';

const zone = 'Europe/Madrid';
const budget = surveyOf(sampleTown('vilanova', today), 'presupuestos-2027');
const refusalOf = (tag: RefusalTag) => ({
  status: refusals[tag].status,
  body: expect.objectContaining(refusalBody(tag)),
});

/** How many votes the open budget has, as its document says once it is closed. */
async function votesAfterClose({ server, setTime }: TestCouncil): Promise<unknown> {
  setTime(startOfDay(addDays(budget.endDay ?? today, 1), zone));
  return (await ask(server, '/api/vilanova/surveys/presupuestos-2027')).body['voteCount'];
}

describe('a vote that cannot be accepted is refused in the documented shape, and leaves nothing', () => {
  const raw = (cookie: string, payload: string, type = 'application/json'): InjectOptions => ({
    ...aVote({ cookie }),
    headers: { cookie, 'content-type': type },
    payload,
  });
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const cases: readonly (readonly [string, RefusalTag, (cookie: string) => InjectOptions])[] = [
    ['a town that nobody knows', 'unknownRealm', (cookie) => aVote({ cookie, realm: 'nowhere' })],
    ['a survey that nobody knows', 'unknownSurvey', (cookie) => aVote({ cookie, survey: 'gone' })],
    [
      'a survey of another town',
      'unknownSurvey',
      (cookie) => aVote({ cookie, survey: 'pressupost-benialt' }),
    ],
    ['a closed survey', 'closed', (cookie) => aVote({ cookie, survey: 'sombra-mercado' })],
    ['an unknown answer', 'answerRefused', (cookie) => aVote({ cookie, answer: ['p-metro'] })],
    ['an answer named twice', 'answerRefused', (cookie) => aVote({ cookie, answer: ['p-339', 'p-339'] })],
    [
      'an answer with a name that every object has',
      'answerRefused',
      (cookie) => aVote({ cookie, answer: ['__proto__', 'constructor'] }),
    ],
    [
      'too many proposals for the budget',
      'answerRefused',
      (cookie) => aVote({ cookie, answer: ['p-339', 'p-2847', 'p-441', 'p-226', 'p-147', 'p-816'] }),
    ],
    ['an answer that is true', 'unreadable', (cookie) => aVote({ cookie, answer: true })],
    ['stars where proposals are asked', 'answerRefused', (cookie) => aVote({ cookie, answer: 7 })],
    ['a wrong secret', 'censusInvalid', (cookie) => aVote({ cookie, secret: '1985' })],
    ['somebody who is not on the census', 'censusInvalid', (cookie) => aVote({ cookie, id: '87654321X' })],
    ['a letter of another alphabet', 'censusInvalid', (cookie) => aVote({ cookie, id: '12345678А' })],
    ['no session', 'noSession', () => aVote({ cookie: '' })],
    ['a session that was made up', 'noSession', () => aVote({ cookie: 'concejo-vilanova=AAAA' })],
    ['broken JSON', 'unreadable', (cookie) => raw(cookie, '{"answer":')],
    ['no JSON at all', 'unreadable', (cookie) => raw(cookie, '')],
    [
      'a prototype to pollute',
      'unreadable',
      (cookie) => raw(cookie, '{"answer":["p-339"],"__proto__":{"census":{}}}'),
    ],
    [
      'a constructor to pollute',
      'unreadable',
      (cookie) => raw(cookie, '{"answer":["p-339"],"constructor":{"prototype":{"x":1}}}'),
    ],
    [
      'an answer nested thirty thousand deep',
      'unreadable',
      (cookie) => raw(cookie, `{"answer":${nested(30_000)}}`),
    ],
    [
      'a body over 64 KiB',
      'tooLarge',
      (cookie) => raw(cookie, JSON.stringify({ answer: 'x'.repeat(65_536) })),
    ],
    [
      'plain text, which any page can send',
      'notJson',
      (cookie) => raw(cookie, '{"answer":["p-339"]}', 'text/plain'),
    ],
    [
      'a form, which any page can send',
      'notJson',
      (cookie) => raw(cookie, 'answer=p-339', 'application/x-www-form-urlencoded'),
    ],
    [
      'a page of another site',
      'foreignPage',
      (cookie) => aVote({ cookie, headers: { 'sec-fetch-site': 'cross-site' } }),
    ],
    [
      'a page of a sister site',
      'foreignPage',
      (cookie) => aVote({ cookie, headers: { 'sec-fetch-site': 'same-site' } }),
    ],
    [
      'a page of another origin',
      'foreignPage',
      (cookie) => aVote({ cookie, headers: { origin: 'https://evil.example' } }),
    ],
    ['a page of no origin', 'foreignPage', (cookie) => aVote({ cookie, headers: { origin: 'null' } })],
  ];

  const shared = sharedCouncil();

  it.each(cases)('%s → %s', async (_what, tag, call) => {
    const { server, rows } = await shared();
    const stored = async () => [await rows('marks'), await rows('ballots')];
    const before = await stored();
    const cookie = await deviceCookie(server);
    const { status, body } = await ask(server, call(cookie));
    expect({ status, body }).toEqual(refusalOf(tag));
    expect(await stored()).toEqual(before);
  });

  it('another town’s session, even under this town’s name', async () => {
    const council = await openTestCouncil();
    const theirs = await deviceCookie(council.server, 'benialt');
    for (const cookie of [theirs, theirs.replace('benialt', 'vilanova')]) {
      expect(await ask(council.server, aVote({ cookie }))).toMatchObject(refusalOf('noSession'));
    }
    expect(await votesAfterClose(council)).toBe(0);
  });

  it('a survey whose key cannot be stored: nothing is stored, and the vote is accepted when it can be', async () => {
    const council = await openTestCouncil();
    const cookie = await deviceCookie(council.server);
    // Only this stops a process that runs as root: a folder in the place of the new file of keys.
    const inTheWay = join(council.data, 'secrets.json.new');
    mkdirSync(inTheWay);
    const results = { url: '/api/vilanova/surveys/presupuestos-2027/results', headers: { cookie } };
    expect(await ask(council.server, aVote({ cookie }))).toMatchObject(refusalOf('storageFailed'));
    expect(await ask(council.server, results)).toMatchObject(refusalOf('storageFailed'));
    expect(await council.rows('marks')).toBe(await council.rows('ballots'));
    rmSync(inTheWay, { recursive: true });
    expect(await ask(council.server, aVote({ cookie }))).toMatchObject({ status: 200 });
  });

  it('goes deeper than eight, whatever is in it; at eight it is read', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server);
    const { payload } = aVote({ cookie }) as { payload: object };
    const deep = (depth: number) =>
      raw(cookie, JSON.stringify({ ...payload, more: JSON.parse(nested(depth - 1)) as unknown }));
    expect(await ask(server, deep(9))).toMatchObject(refusalOf('unreadable'));
    expect(await ask(server, deep(8))).toMatchObject({ status: 200 });
  });

  it('says more than a vote may: unknown members change nothing', async () => {
    const council = await openTestCouncil();
    const cookie = await deviceCookie(council.server);
    const more = { realm: 'benialt', survey: 'gone', mark: 'x', ballot: 'x', device: 'x', isPublished: true };
    const vote = aVote({ cookie });
    const greedy = { ...vote, payload: { ...(vote.payload as object), ...more, canChangeVote: true } };
    const first = await ask(council.server, greedy);
    expect(first).toMatchObject({ status: 200, body: { survey: 'presupuestos-2027' } });
    expect(first.body['ballot']).not.toBe('x');
    const changed = { ...(aVote({ cookie, answer: ['p-441'] }).payload as object), canChangeVote: true };
    expect(await ask(council.server, { ...vote, payload: changed })).toMatchObject(refusalOf('alreadyVoted'));
    expect(await votesAfterClose(council)).toBe(1);
  });

  it('has a misspelt receipt code: it has not the documented shape, and no try of the person is counted', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server);
    const misspelt = {
      ...aVote({ cookie }),
      payload: {
        answer: ['p-339'],
        census: { id: '12345678Z', secrets: ['1984', 'K7QM', '2XRA', 'VD5H', 'N3TE', 'W6PJ', 'B4Z0'] },
      },
    };
    for (let n = 0; n < 12; n += 1)
      expect(await ask(server, misspelt)).toMatchObject(refusalOf('unreadable'));
    const mine = { ...misspelt, url: '/api/vilanova/surveys/presupuestos-2027/myvote' };
    expect(await ask(server, mine)).toMatchObject(refusalOf('unreadable'));
    expect(await ask(server, aVote({ cookie }))).toMatchObject({ status: 200 });
  });

  it('says that it is a change, and its code names no vote: it is refused, also in small letters', async () => {
    const council = await openTestCouncil();
    const cookie = await deviceCookie(council.server);
    const vote = aVote({ cookie });
    const { answer, census } = vote.payload as { answer: unknown; census: { id: string; secrets: string[] } };
    const changing = (secrets: readonly string[], change: unknown = true) => ({
      ...vote,
      payload: { answer, census: { id: census.id, secrets }, change },
    });
    expect(await ask(council.server, changing(census.secrets))).toMatchObject(refusalOf('unknownVote'));
    expect(await ask(council.server, changing(census.secrets, 'yes'))).toMatchObject(refusalOf('unreadable'));
    const taken = await ask(council.server, vote);
    const [secret = '', ...code] = census.secrets;
    const small = [secret, ...code.map((entry) => entry.toLowerCase())];
    // The same vote under the same code, in any spelling of the code; more than five tries would be too many.
    for (let n = 0; n < 6; n += 1)
      expect(await ask(council.server, changing(small))).toMatchObject({ status: 200, body: taken.body });
    expect(await votesAfterClose(council)).toBe(1);
  });

  it('is accepted from the portal’s own page', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server);
    const own = { 'sec-fetch-site': 'same-origin', origin: 'https://anything.example' };
    expect(await ask(server, aVote({ cookie, headers: own }))).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    const older = aVote({
      cookie,
      headers: { host: 'participa.vilanova.example', origin: 'http://participa.vilanova.example' },
    });
    expect(await ask(server, older)).toMatchObject({ status: 200 });
  });
});
