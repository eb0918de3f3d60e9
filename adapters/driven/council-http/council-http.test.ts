import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { enterSilently } from '#application/access/enter-silently.ts';
import { ballotBoxContract } from '#contract-tests/ports/browser/ballot-box.ts';
import { contentsClientContract } from '#contract-tests/clients/contents.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { receiptCode } from '#domain/voting/receipt-code.ts';
import { keepingCookies } from '#fixtures/builders/councils/cookie-keeper.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { type CallSettings } from './council-call.ts';
import { httpBallotBox } from './http-ballot-box.ts';
import { contentsClient } from './clients/contents-client.ts';
import { httpDeviceSession } from './http-device-session.ts';
import { surveysClient } from './clients/surveys-client.ts';

const town = realmId('vilanova');
const zone = () => 'Europe/Madrid';
const client = (baseUrl: string): CallSettings => ({
  baseUrl,
  language: () => 'va',
  firstAnswers: new Map(),
  fetch: keepingCookies(),
});
const deviceIds = () => {
  let kept: string | null = null;
  return {
    read: () => kept,
    keep: (id: string) => {
      kept = id;
    },
  };
};
const enter = (settings: CallSettings, ids = deviceIds()) =>
  enterSilently({
    session: httpDeviceSession(settings),
    deviceIds: ids,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  })(town);

contentsClientContract('a council over HTTP', today, async () => {
  const council = await startCouncil();
  return { contents: contentsClient(client(council.url), zone), close: council.stop };
});

it('a content portal has settings of its own, and else those of participation', async () => {
  const asked: string[] = [];
  const answers: Readonly<Record<string, object>> = {
    participa: { title: 'Nova', logo: '/a.svg' },
    transparencia: { title: 'Nova a la vista', menuID: 'm' },
  };
  const site = async (portal: 'transparency' | 'subsidies') => {
    const fetching = async (address: string) => {
      const name = new URL(address).searchParams.get('name') ?? '';
      asked.push(name);
      const found = answers[name];
      return Response.json({ items: found === undefined ? [] : [found], itemsCount: 1 });
    };
    const settings = { ...client('http://nova.example'), fetch: fetching as typeof fetch };
    return contentsClient(settings, zone, portal).site(town);
  };
  expect(await site('transparency')).toMatchObject(
    right({ name: 'Nova a la vista', logo: '/a.svg', menu: 'm' }),
  );
  expect(await site('subsidies')).toMatchObject(right({ name: 'Nova', menu: null }));
  expect(asked).toEqual(['participa', 'transparencia', 'participa', 'subvenciones']);
});

ballotBoxContract('a council over HTTP', async () => {
  const council = await startCouncil();
  const settings = client(council.url);
  const another = client(council.url);
  for (const device of [settings, another]) expect(await enter(device)).toEqual(right(true));
  return {
    box: httpBallotBox(settings),
    another: httpBallotBox(another),
    stranger: httpBallotBox(client(council.url)),
    away: httpBallotBox(client('http://127.0.0.1:1')),
    close: council.stop,
  };
});

describe('a device', () => {
  let council: Awaited<ReturnType<typeof startCouncil>>;
  beforeAll(async () => {
    council = await startCouncil();
  });
  afterAll(() => council.stop());

  it('enters silently, stays in, and is the same device after its session is lost', async () => {
    const settings = client(council.url);
    const ids = deviceIds();
    expect(await httpDeviceSession(settings).isLoggedIn(town)).toEqual(right(false));
    expect(await enter(settings, ids)).toEqual(right(true));
    expect(await httpDeviceSession(settings).isLoggedIn(town)).toEqual(right(true));
    const first = ids.read();
    expect(await enter(client(council.url), ids)).toEqual(right(true));
    expect(ids.read()).toBe(first);
  });

  it('has no session in another town', async () => {
    const settings = client(council.url);
    await enter(settings);
    expect(await httpDeviceSession(settings).isLoggedIn(realmId('benialt'))).toEqual(right(false));
  });

  it('cannot be entered with only its public user id', async () => {
    const settings = client(council.url);
    await enter(settings);
    const answer = await (settings.fetch ?? fetch)(`${council.url}/users/vilanova/loggedin`);
    const { _id } = (await answer.json()) as { _id: string };
    expect(await httpDeviceSession(client(council.url)).logIn(town, _id)).toEqual(
      left({ kind: 'notAllowed' }),
    );
  });

  it('sees results after voting only if the survey shows them', async () => {
    const settings = client(council.url);
    await enter(settings);
    const surveys = surveysClient(settings, zone);
    expect(await surveys.results(town, surveyId('presupuestos-2027'))).toEqual(left({ kind: 'notAllowed' }));
    expect(await surveys.results(town, surveyId('horario-piscina'))).toMatchObject(
      right({ kind: 'options' }),
    );
    expect(await surveys.ballotList(town, surveyId('presupuestos-2027'))).toEqual(
      left({ kind: 'notAllowed' }),
    );
    expect(await surveys.ballotList(town, surveyId('sombra-mercado'))).toMatchObject(
      right(expect.stringContaining('"head"')),
    );
  });
});

describe('a council that answers badly', () => {
  const base = 'http://council.example';
  afterEach(() => nock.cleanAll());
  const contents = contentsClient({ ...client(base), fetch: globalThis.fetch }, zone);

  it('is refused with the first place that does not have the documented shape', async () => {
    nock(base)
      .get(/collections\/procesos/u)
      .reply(200, { items: [{ _id: 7, title: 'x' }] });
    expect(await contents.process(town, 'x')).toMatchObject(left({ kind: 'unreadable' }));
  });

  it('is distinguished by its failure: a failing server, a missing page, no server', async () => {
    nock(base)
      .get(/settings/u)
      .reply(500, 'oops');
    expect(await contents.site(town)).toEqual(left({ kind: 'serverFailed', status: 500 }));
    nock(base)
      .get(/settings/u)
      .reply(404, {});
    expect(await contents.site(town)).toEqual(left({ kind: 'notFound' }));
    nock(base)
      .get(/settings/u)
      .replyWithError('gone');
    expect(await contents.site(town)).toEqual(left({ kind: 'unreachable' }));
  });

  it('is understood by the message of the specification if it sends no code', async () => {
    const box = httpBallotBox({ ...client(base), fetch: globalThis.fetch });
    const vote = {
      survey: surveyId('s'),
      answer: 'a',
      code: receiptCode(new Uint8Array(15)),
      census: null,
      isChange: false,
    };
    nock(base).post(/vote/u).reply(400, { message: 'You already voted in selected survey' });
    expect(await box.cast(town, vote)).toEqual(left({ kind: 'alreadyVoted' }));
    nock(base).post(/vote/u).reply(429, { errCode: 37, retryAfter: 90 });
    expect(await box.cast(town, vote)).toEqual(left({ kind: 'tooManyAttempts', retryAfterSeconds: 90 }));
    nock(base).post(/vote/u).reply(503, { errCode: 64, retryAfter: 3 });
    expect(await box.cast(town, vote)).toEqual(left({ kind: 'busy', retryAfterSeconds: 3 }));
    nock(base).post(/vote/u).reply(503, 'busy');
    expect(await box.cast(town, vote)).toEqual(left({ kind: 'serverFailed', status: 503 }));
    nock(base).post(/vote/u).reply(200, 'thanks');
    expect(await box.cast(town, vote)).toEqual(left({ kind: 'serverFailed', status: 200 }));
  });

  it('is asked in the language of the page, and answers sent with the page are used once', async () => {
    const settings = {
      ...client(base),
      fetch: globalThis.fetch,
      firstAnswers: new Map([['/users/vilanova/loggedin', { _id: 'x' }]]),
    };
    const session = httpDeviceSession(settings);
    expect(await session.isLoggedIn(town)).toEqual(right(true));
    nock(base, { reqheaders: { 'accept-language': 'ca-ES-valencia' } })
      .get('/users/vilanova/loggedin')
      .reply(401, {});
    expect(await session.isLoggedIn(town)).toEqual(right(false));
  });
});
