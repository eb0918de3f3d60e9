import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { personClient } from './person-client.ts';

const council = 'http://council.example';
const town = realmId('vilanova');
const person = personClient({ baseUrl: council, language: () => 'va', firstAnswers: new Map() });
const ana = { firstName: 'Ana', lastName: 'Soler', telephone: '', email: 'ana@correu.example' };
const user = { _id: 'u1', realm: 'vilanova', remote: false };

afterEach(() => nock.cleanAll());

describe('a person over HTTP', () => {
  it('is unknown if the council says 401 or 400, as a status or in the body of a 200', async () => {
    for (const [status, body] of [
      [401, { err: 'noSession', errCode: 36 }],
      [400, {}],
      [200, { status: 401, err: 'no session' }],
    ] as const) {
      nock(council).get('/users/vilanova/loggedin').reply(status, body);
      expect(await person.who(town)).toEqual(right(null));
    }
  });

  it('is a device until data are entered, and sends all of them in the language of the page', async () => {
    nock(council).get('/users/vilanova/loggedin').reply(200, user);
    expect(await person.who(town)).toEqual(right(null));
    nock(council, { reqheaders: { 'accept-language': 'ca-ES-valencia' } })
      .post('/users/v2/auth/register', ana)
      .query({ realm: 'vilanova' })
      .reply(200, { ...user, ...ana, emailVerified: false });
    expect(await person.keep(town, ana)).toEqual(right({ ...ana, user: 'u1', isVerified: false }));
  });

  it.each([
    [400, { errCode: 50, where: 'email' }, { kind: 'wrongPart', part: 'email' }],
    [400, { errCode: 50, where: 'body' }, { kind: 'noSession' }],
    [429, { errCode: 37, retryAfter: 90 }, { kind: 'tooManyAttempts', retryAfter: 90 }],
    [503, { errCode: 86 }, { kind: 'mailFailed' }],
    [200, '', { kind: 'serverFailed', status: 200 }],
    [200, '<h1>Proxy</h1>', { kind: 'unreadable' }],
    [502, '<h1>Bad gateway</h1>', { kind: 'serverFailed', status: 502 }],
  ])('is refused in its own words: %i %j', async (status, body, refusal) => {
    nock(council).post('/users/v2/auth/register').query(true).reply(status, body);
    expect(await person.keep(town, ana)).toMatchObject(left(refusal));
  });

  it('sends a code back, for the own address or for another', async () => {
    nock(council).post('/users/vilanova/login/token', { token: 'K7QM-2XRA' }).reply(401, { errCode: 87 });
    expect(await person.giveCode(town, 'K7QM-2XRA', null)).toEqual(left({ kind: 'codeWrong' }));
    nock(council)
      .post('/users/vilanova/login/token', { token: 'K7QM-2XRA', email: ana.email })
      .reply(200, { ...user, ...ana, emailVerified: true });
    expect(await person.giveCode(town, 'K7QM-2XRA', ana.email)).toEqual(
      right({ ...ana, user: 'u1', isVerified: true }),
    );
    nock(council).post('/users/vilanova/login/token', { token: 'K7QM-2XRA' }).reply(200, user);
    expect(await person.giveCode(town, 'K7QM-2XRA', null)).toEqual(left({ kind: 'codeWrong' }));
  });

  it('logs out, and says that the council was not reached', async () => {
    nock(council).get('/users/vilanova/logout').reply(200, { status: 'ok' });
    expect(await person.logOut(town)).toEqual(right(true));
    nock(council).get('/users/vilanova/logout').replyWithError('down');
    expect(await person.logOut(town)).toEqual(left({ kind: 'unreachable' }));
  });
});
