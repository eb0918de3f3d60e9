import { describe, expect, it } from 'vitest';
import { refusalBody, refusals, type RefusalTag } from '#adapters/wire/refusals.ts';
import { instantAt } from '#domain/shared/calendar-day.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { ask, aVote, codeOf, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const zone = 'Europe/Madrid';
const refusalOf = (tag: RefusalTag) => ({
  status: refusals[tag].status,
  body: expect.objectContaining(refusalBody(tag)),
});

describe('guessing secrets', () => {
  it('has five tries, however the number is spelt; the sixth waits, and ten minutes give them back', async () => {
    const council = await openTestCouncil();
    const cookie = await deviceCookie(council.server);
    const guess = (id: string, secret: string, seed = 1) =>
      ask(council.server, aVote({ cookie, id, secret, seed }));
    for (const id of ['12345678Z', '12.345.678-z', '１２３４５６７８Ｚ', ' 12345678 z', '12345678Z\u200b']) {
      expect(await guess(id, '1900')).toMatchObject(refusalOf('censusInvalid'));
    }
    const waiting = await guess('12345678Z', '1984');
    expect(waiting).toMatchObject({ ...refusalOf('tooManyAttempts'), headers: { 'retry-after': '600' } });
    expect(waiting.body['retryAfter']).toBe(600);
    expect(await guess('X1234567L', '1990', 2)).toMatchObject({ status: 200 });
    council.setTime(instantAt(today, 43_200 + 599, zone));
    expect((await guess('12345678Z', '1984')).headers['retry-after']).toBe('1');
    council.setTime(instantAt(today, 43_200 + 600, zone));
    expect(await guess('12345678Z', '1984')).toMatchObject({ status: 200 });
  });

  it('in another network does not use up one’s own tries', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server);
    for (let n = 0; n < 6; n += 1)
      await ask(server, aVote({ cookie, secret: '1900', from: `2001:db8:0:1::${n}` }));
    expect(await ask(server, aVote({ cookie, from: '2001:db8:0:1::ff' }))).toMatchObject(
      refusalOf('tooManyAttempts'),
    );
    expect(await ask(server, aVote({ cookie, from: '2001:db8:0:2::1' }))).toMatchObject({ status: 200 });
  });

  it('is not hidden by a sender who claims to be another', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server);
    const claim = (n: number, secret: string) =>
      ask(
        server,
        aVote({ cookie, secret, from: '192.0.2.7', headers: { 'x-forwarded-for': `198.51.100.${n}` } }),
      );
    for (let n = 0; n < 5; n += 1) expect(await claim(n, '1900')).toMatchObject(refusalOf('censusInvalid'));
    expect(await claim(6, '1984')).toMatchObject(refusalOf('tooManyAttempts'));
  });

  it('behind a proxy that the operator named counts for the sender it names, and behind no other proxy', async () => {
    const proxies = ['192.0.2.0/24'];
    const { server } = await openTestCouncil({ settings: { proxies } });
    const cookie = await deviceCookie(server);
    const wrong = (from: string, client: string) =>
      ask(server, aVote({ cookie, secret: '1985', from, headers: { 'x-forwarded-for': client } }));
    for (let n = 0; n < 5; n += 1) await wrong('192.0.2.7', '203.0.113.1');
    expect(await wrong('192.0.2.8', '203.0.113.1')).toMatchObject(refusalOf('tooManyAttempts'));
    expect(await wrong('192.0.2.7', '203.0.113.2')).toMatchObject(refusalOf('censusInvalid'));
    for (let n = 0; n < 5; n += 1) await wrong('198.51.100.7', `203.0.113.${n + 10}`);
    expect(await wrong('198.51.100.7', '203.0.113.99')).toMatchObject(refusalOf('tooManyAttempts'));
  });

  it('a hundred at once are five guesses, and a hundred in one call are one', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server);
    const years = Array.from({ length: 100 }, (_, n) => String(1920 + n));
    // The right one is no guess: it would be accepted beside five that are wrong, if it came among the first.
    const wrong = years.map((year) => String(Number(year) - 100));
    const calls = wrong.map((secret) => ask(server, aVote({ cookie, secret })));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(5);
    const all = aVote({ cookie, from: '192.0.2.7' });
    const payload = { answer: ['p-339'], census: { id: 'X1234567L', secrets: [...years, ...codeOf(1)] } };
    expect(await ask(server, { ...all, payload })).toMatchObject(refusalOf('censusInvalid'));
  });

  it('without an identity number uses up no person’s tries', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server);
    for (let n = 0; n < 70; n += 1) {
      expect(await ask(server, aVote({ cookie, id: '' }))).toMatchObject(refusalOf('censusInvalid'));
    }
    expect(await ask(server, aVote({ cookie }))).toMatchObject({ status: 200 });
  });
});
