import nock from 'nock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { receiptCode } from '#domain/voting/receipt-code.ts';
import { call, type CallSettings } from './council-call.ts';
import { httpBallotBox } from './http-ballot-box.ts';
import { contentsClient } from './clients/contents-client.ts';
import { httpDeviceSession } from './http-device-session.ts';

const town = realmId('vilanova');
const base = 'http://council.example';
const settings: CallSettings = { baseUrl: base, language: () => 'va', firstAnswers: new Map() };
const contents = contentsClient(settings, () => 'Europe/Madrid');
const session = httpDeviceSession(settings);
const box = httpBallotBox(settings);
const vote = {
  survey: surveyId('s'),
  answer: 'a',
  code: receiptCode(new Uint8Array(15)),
  census: null,
  isChange: false,
};

afterEach(() => nock.cleanAll());

describe('a call of the specification', () => {
  it('sends its credentials and its language, and asks for JSON', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
    await call({ ...settings, fetch: fetched }, '/x');
    expect(fetched).toHaveBeenCalledWith(`${base}/x`, {
      credentials: 'include',
      headers: { accept: 'application/json', 'accept-language': 'ca-ES-valencia' },
      signal: expect.any(AbortSignal),
    });
  });

  it('ends after 20 seconds, whether it reads or writes', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    nock(base).get('/x').delay(60_000).reply(200, {});
    expect(await call(settings, '/x')).toEqual(left({ kind: 'unreachable' }));
    nock(base).post('/x').delay(60_000).reply(200, {});
    expect(await call(settings, '/x', {})).toEqual(left({ kind: 'unreachable' }));
    expect(timeout.mock.calls).toEqual([[20_000], [20_000]]);
  });

  it('has no time-out for an upload, and sends its own type with its boundary', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    nock(base, { reqheaders: { 'content-type': /^multipart\/form-data; boundary=/u } })
      .post('/upload', /a file/u)
      .reply(200, { _id: 'asset' });
    const form = new FormData();
    form.append('file', new Blob(['a file']), 'a.txt');
    expect(await call(settings, '/upload', form)).toMatchObject(
      right({ status: 200, body: { _id: 'asset' } }),
    );
  });

  it('gives the status beside the body, and never mixes the two', async () => {
    nock(base).get('/x').reply(200, { status: 'pay', httpStatus: 7 });
    expect(await call(settings, '/x')).toMatchObject(
      right({ status: 200, body: { status: 'pay', httpStatus: 7 } }),
    );
  });
});

describe('a council that fails with status 200', () => {
  const settingsCall = () => nock(base).get(/settings/u);

  it.each([
    ['an empty body', '', { kind: 'serverFailed', status: 200 }],
    ['an error', { err: 'no database' }, { kind: 'serverFailed', status: 200 }],
    ['a status of its own', { status: 404, err: 'gone' }, { kind: 'notFound' }],
    ['a refusal of its own', { status: 403 }, { kind: 'notAllowed' }],
    ['a page for people', '<!doctype html>', { kind: 'unreadable', where: '' }],
    ['half an answer', '{"items":[', { kind: 'unreadable', where: '' }],
    ['nothing at all', 'null', { kind: 'unreadable', where: '' }],
  ])('and %s is not read as data', async (_what, body, refusal) => {
    settingsCall().reply(200, body);
    expect(await contents.site(town)).toEqual(left(refusal));
  });

  it('is not shown with what it has not published', async () => {
    const process = (id: string, isPublished: unknown) => ({
      _id: id,
      title: id,
      isPublished,
      period: { _extent: { start: '2026-01-01', end: '2026-02-01' } },
    });
    const two = [process('a', false), process('b', null)];
    const processes = () => nock(base).get(/procesos/u);
    processes().reply(200, { items: [two[0]], itemsCount: 1 });
    expect(await contents.process(town, 'a')).toEqual(left({ kind: 'notFound' }));
    for (const [body, total] of [
      [{ items: two, itemsCount: 9 }, 8],
      [two, 1],
    ] as const) {
      processes().reply(200, body);
      expect(await contents.processes(town, { limit: 6, offset: 0 })).toMatchObject(
        right({ items: [{ id: 'b' }], total }),
      );
    }
  });

  it('has its settings and its menu read without their invalid parts', async () => {
    settingsCall().reply(200, { items: [{ _id: 'a', title: 'T', languages: 'es', footer: { phone: 7 } }] });
    expect(await contents.site(town)).toMatchObject(right({ name: 'T', languages: [] }));
    expect(await contents.siteDetails(town)).toMatchObject(right({ foot: { phone: null } }));
    nock(base)
      .get(/menus/u)
      .reply(200, { _id: 'm', children: [{ uri: '/x' }, { title: 'Guía', uri: '/guia' }] });
    expect(await contents.menu(town, 'm')).toMatchObject(right([{ uri: '/guia' }]));
    nock(base).get(/menus/u).reply(404, {});
    expect(await contents.menu(town, 'm')).toEqual(left({ kind: 'notFound' }));
  });

  it('is read as a success if the error is empty', async () => {
    settingsCall().reply(200, { err: null, items: [{ _id: 'a', title: 'T' }], itemsCount: 1 });
    expect(await contents.site(town)).toMatchObject(right({ name: 'T' }));
  });
});

describe('a session check', () => {
  it.each([
    [401, {}, right(false)],
    [400, {}, right(false)],
    [200, { status: 401, err: 'no session' }, right(false)],
    [200, { _id: 'u', remote: false }, right(true)],
    [200, '', left({ kind: 'serverFailed', status: 200 })],
    [503, '', left({ kind: 'serverFailed', status: 503 })],
  ])('that answers %i %j', async (status, body, told) => {
    nock(base)
      .get(/loggedin/u)
      .reply(status, body);
    expect(await session.isLoggedIn(town)).toEqual(told);
  });

  it('is not a login if the answer names no user', async () => {
    nock(base).post(/login/u).reply(200, { status: 'ok' });
    expect(await session.logIn(town, 'd')).toEqual(left({ kind: 'serverFailed', status: 200 }));
    nock(base).post(/login/u).reply(200, { _id: 'u', err: 'locked' });
    expect(await session.logIn(town, 'd')).toEqual(left({ kind: 'serverFailed', status: 200 }));
  });
});

describe('a vote', () => {
  it.each([
    [{ errCode: 31 }, { kind: 'alreadyVoted' }],
    [{ errCode: '30' }, { kind: 'censusInvalid' }],
    [{ message: "Survey hasn't started yet" }, { kind: 'notStarted' }],
    [
      { err: 'x', status: 'ok', survey: 's', ballot: 'b' },
      { kind: 'serverFailed', status: 200 },
    ],
    ['', { kind: 'serverFailed', status: 200 }],
  ])('that is refused with status 200 and %j was not accepted', async (body, refusal) => {
    nock(base).post(/vote$/u).reply(200, body);
    expect(await box.cast(town, vote)).toEqual(left(refusal));
  });

  it('whose reply was cut off may have been accepted', async () => {
    nock(base).post(/vote$/u).replyWithError('socket hang up');
    expect(await box.cast(town, vote)).toEqual(left({ kind: 'noAnswer' }));
  });

  it('that the voter asks for is refused in the same ways', async () => {
    nock(base)
      .post(/myvote$/u)
      .reply(200, { err: 'Census data invalid', errCode: 30 });
    expect(await box.previous(town, vote)).toEqual(left({ kind: 'censusInvalid' }));
    nock(base)
      .post(/myvote$/u)
      .reply(200, { surveyId: 's' });
    expect(await box.previous(town, vote)).toEqual(left({ kind: 'serverFailed', status: 200 }));
  });
});
