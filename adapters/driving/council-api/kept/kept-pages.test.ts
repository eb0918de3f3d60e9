import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { addDays, readMoment, startOfDay } from '#domain/shared/calendar-day.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { answeredCaptcha } from '#fixtures/builders/councils/request-parts.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { endDay, voteOf } from '#fixtures/builders/towns/crowd.ts';

const template =
  '<!doctype html><html lang="es"><head><title>Concejo</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';
/** A built portal whose pages say how many were rendered so far. */
const counting = () =>
  scratchFolder({
    'index.html': template,
    '.server/package.json': '{"type":"module"}',
    '.server/first-view.js': 'let n = 0;\nexport const drawFirstView = async () => `<i>${(n += 1)}</i>`;',
  });
const townFiles = (poll: Readonly<Record<string, unknown>> = {}) => crowdFiles({ count: 100, today, poll });
const zone = 'Europe/Madrid';
const at = (text: string) => readMoment(text, zone)?.instant ?? Number.NaN;

/** Which rendering a page is, by its number, and the count of participants that it brings. */
async function look({ server }: Pick<TestCouncil, 'server'>, url = '/?realm=nova') {
  const { body } = await server.inject(url);
  const surveys = /"voteCount":(?<n>\d+)/u.exec(body)?.groups?.['n'];
  return { page: Number(/<i>(?<n>\d+)<\/i>/u.exec(body)?.groups?.['n']), count: Number(surveys) };
}
const pageOf = async (council: Pick<TestCouncil, 'server'>, url?: string) => (await look(council, url)).page;

const open = (poll: Readonly<Record<string, unknown>> = {}) =>
  openTestCouncil({ folders: [scratchFolder(townFiles(poll))], webFolder: counting() });

/** How many surveys are listed, whether the page has one, and the answers of the calls about one, a vote the last. */
async function statesOf({ server }: Pick<TestCouncil, 'server'>, cookie: string) {
  const poll = '/api/nova/surveys/poll';
  const list = await server.inject('/api/nova/surveys?expand=true&lang=va');
  const page = await server.inject('/?realm=nova');
  const calls = await Promise.all([
    ...[poll, `${poll}/results`, `${poll}/shares`, `${poll}/ballots`].map((url) => server.inject(url)),
    server.inject(voteOf(0, cookie)),
  ]);
  const hasOne = page.body.includes('displayType');
  return [list.json().itemsCount, hasOne, calls.map(({ statusCode }) => statusCode)];
}

describe('a page that is kept', () => {
  it('is made once for all readers, whatever else they send: cookie, session, token, agent, unknown query', async () => {
    const council = await open();
    const cookie = await deviceCookie(council.server, 'nova');
    const first = await council.server.inject({
      url: '/?realm=nova',
      headers: { cookie, authorization: 'Bearer x' },
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    for (const headers of [
      {},
      { cookie: 'concejo-nova=stolen' },
      { 'user-agent': '<b>', 'accept-language': 'eu' },
    ]) {
      const other = await council.server.inject({ url: '/?realm=nova&utm_source=mail&n=1', headers });
      expect(other.body).toBe(first.body);
    }
    expect(first.body).not.toContain(cookie.split('=')[1]);
  });

  it('does not mix towns, languages, portals, paths, hosts or protocols', async () => {
    const { server } = await openTestCouncil({ webFolder: counting() });
    const asked = [
      ['/?realm=vilanova', {}],
      ['/?realm=benialt', {}],
      ['/?realm=vilanova&locale=va', {}],
      ['/va/noticias?realm=vilanova', {}],
      ['/noticias?realm=vilanova', {}],
      ['/?realm=vilanova', { host: 'participa.example' }],
      ['/?realm=vilanova', { 'x-forwarded-proto': 'https' }],
    ] as const;
    const bodies = async () => {
      const answers = [];
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the first is kept before the next is asked for
      for (const [url, headers] of asked) answers.push((await server.inject({ url, headers })).body);
      return answers;
    };
    const before = await bodies();
    expect(new Set(before).size).toBe(asked.length);
    expect(await bodies()).toEqual(before);
  });

  it('costs one rendering, however many random queries are added, and its memory stays bounded', async () => {
    const council = await open();
    for (let n = 0; n < 300; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await pageOf(council, `/?realm=nova&q${n}=${'x'.repeat(n)}`)).toBe(1);
    }
  });

  it('is sent compressed once or plain, with one tag for all encodings, and as 304 to readers that have it', async () => {
    const { server } = await openTestCouncil({ webFolder: counting() });
    const get = (headers: Record<string, string>) => server.inject({ url: '/', headers });
    const plain = await get({});
    const [br, gzip] = [
      await get({ 'accept-encoding': 'gzip, br' }),
      await get({ 'accept-encoding': 'gzip, br;q=0' }),
    ];
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const etag = String(plain.headers.etag);
    expect([br.headers.etag, gzip.headers.etag]).toEqual([etag, etag]);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' });
    const known = await get({ 'if-none-match': `"other", ${etag}` });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect(known.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is made again at the very millisecond at which its words change, and not before', async () => {
    const publication = at(`${today}T15:00:00`);
    const opening = at(`${today}T18:00:00`);
    const results = at(`${today}T20:30:00Z`);
    const council = await open({
      startPublicationTime: `${today}T15:00:00`,
      startTime: `${today}T18:00:00`,
      resultsFrom: `${today}T20:30:00Z`,
    });
    const cookie = await deviceCookie(council.server, 'nova');
    const [midnight, close] = [startOfDay(addDays(today, 1), zone), startOfDay(addDays(endDay, 1), zone)];
    const pageAt = (instant: number) => {
      council.setTime(instant);
      return pageOf(council);
    };
    expect([await pageAt(noon), await pageAt(publication - 1)]).toEqual([1, 1]);
    // Held back: no call has it, and neither has the page.
    expect(await statesOf(council, cookie)).toEqual([0, false, [404, 404, 404, 404, 404]]);
    expect([await pageAt(publication), await pageAt(opening - 1)]).toEqual([2, 2]);
    expect(await statesOf(council, cookie)).toEqual([1, true, [200, 403, 403, 403, 409]]);
    expect([await pageAt(opening), await pageAt(opening + 1), await pageAt(results - 1)]).toEqual([3, 3, 3]);
    expect([await pageAt(results), await pageAt(midnight - 1)]).toEqual([4, 4]);
    expect([await pageAt(midnight), await pageAt(midnight + 1)]).toEqual([5, 5]);
    expect([await pageAt(close - 1), await pageAt(close)]).toEqual([6, 7]);
    // A clock that is set back: the words of a later day must not stay.
    expect(await pageAt(noon)).toBe(8);
  });

  it('is made again after its town was loaded by this process or by another', async () => {
    const council = await open();
    const files = townFiles({ title: 'Otra pregunta' });
    expect([await pageOf(council), await pageOf(council)]).toEqual([1, 1]);
    await council.council.load(scratchFolder(files));
    expect([await pageOf(council), await pageOf(council)]).toEqual([2, 2]);
    const { council: other } = await council.second();
    await other.load(scratchFolder(files));
    expect(await pageOf(council)).toBe(3);
  });

  it('shows a proposal as soon as staff publish it, and no longer once they withdraw it', async () => {
    const token = 'a-token-of-the-staff';
    const servicesFile = staffServices({ vilanova: [{ name: 'Participación', token }] });
    const { server } = await openTestCouncil({ webFolder: counting(), settings: { servicesFile } });
    const cookie = await deviceCookie(server);
    const sent = await ask(server, {
      method: 'POST',
      url: '/incidences2/vilanova/requests/propuestas/create',
      headers: { cookie },
      payload: {
        title: 'Un banco con sombra',
        body: 'Aquí.',
        contact: { email: 'ana@correu.example' },
        extra: { IDproceso: 'proc-633' },
        census: { id: '12345678Z', secrets: ['1984'] },
        captcha: await answeredCaptcha(server),
        privacy: true,
      },
    });
    const { iid } = sent.body as { iid: string };
    const page = `/propuestas/p-${iid}`;
    const seen = async () => {
      const { statusCode, body } = await server.inject(page);
      return [statusCode, body.includes('Un banco con sombra')];
    };
    const publish = (isPublished: boolean) =>
      ask(server, {
        method: 'POST',
        url: `/api/vilanova/staff/requests/${iid}/publish`,
        headers: { authorization: `Bearer ${token}` },
        payload: { isPublished },
      });
    expect(await seen()).toEqual([404, false]);
    expect((await publish(true)).body).toEqual({ _id: `p-${iid}`, isPublished: true });
    expect(await seen()).toEqual([200, true]);
    await publish(false);
    expect(await seen()).toEqual([404, false]);
  });

  it('shows each participant of a survey without a census at once, also in another process', async () => {
    const council = await open({ census: false });
    const second = await council.second();
    expect([(await look(council)).count, (await look(second)).count]).toEqual([0, 0]);
    for (let n = 1; n <= 3; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each vote, then both pages
      const cookie = await deviceCookie(council.server, 'nova');
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await ask(council.server, voteOf(n, cookie))).status).toBe(200);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect([(await look(council)).count, (await look(second)).count]).toEqual([n, n]);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await second.server.inject('/api/nova/surveys/poll')).json()).toMatchObject({ voteCount: n });
    }
    // A page without counts is not made again for votes.
    expect(await pageOf(council, '/noticias?realm=nova')).toBe(await pageOf(council, '/noticias?realm=nova'));
  });

  it('of a survey with a census moves in steps of 25, and is not made again in between', async () => {
    const council = await open();
    const cookie = await deviceCookie(council.server, 'nova');
    expect(await look(council)).toEqual({ page: 1, count: 0 });
    for (let n = 0; n < 24; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one voter after the other
      await ask(council.server, voteOf(n, cookie));
    }
    expect(await look(council)).toEqual({ page: 1, count: 0 });
    await ask(council.server, voteOf(24, cookie));
    expect(await look(council)).toEqual({ page: 2, count: 25 });
  });

  it('comes with the server’s time of now, kept or not: the page does not go by the device’s clock', async () => {
    const council = await open();
    for (const instant of [noon, noon + 5000]) {
      council.setTime(instant);
      const { headers } = await council.server.inject('/?realm=nova');
      expect(headers['server-timing']).toBe(`clock;desc="${instant}"`);
    }
    expect(await pageOf(council)).toBe(1);
  });

  it('is made beside any number of others: the parts that pages are made of do not wait for pages', async () => {
    const { server } = await openTestCouncil({ webFolder: counting() });
    const paths = [
      '/',
      '/noticias',
      '/propuestas',
      '/propuestas/p-339',
      '/guia',
      '/transparencia',
      '/estadisticas',
    ];
    const asked = paths.flatMap((path) => [`${path}?realm=vilanova`, `${path}?realm=benialt`]);
    const calls = ['/api/vilanova/surveys', '/api/benialt/surveys', '/api/vilanova/collections/settings'];
    const answers = await Promise.all([...asked, ...calls].map((url) => server.inject(url)));
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  });

  it('is made once for many who ask at once', async () => {
    const council = await open();
    const pages = await Promise.all(Array.from({ length: 50 }, () => pageOf(council)));
    expect(new Set(pages)).toEqual(new Set([1]));
  });
});
