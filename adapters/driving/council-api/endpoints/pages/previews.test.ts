import { describe, expect, it } from 'vitest';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { webFiles } from '#fixtures/builders/councils/built-pages.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

const authorization = `Bearer the-token-of-marta-0123`;
const council = sharedCouncil(
  {
    ...webFiles,
    '.vite/office-scripts.json': JSON.stringify({
      pencil: 'assets/office/pencil-a.js',
      preview: 'assets/office/preview-a.js',
    }),
    'assets/office/pencil-a.js': '// the pencil',
  },
  (atEnd) => ({
    settings: {
      servicesFile: staffServices(
        {
          vilanova: [
            { name: 'Marta', token: 'the-token-of-marta-0123', roles: [{ role: 'editor', scope: 'town' }] },
          ],
        },
        atEnd,
      ),
    },
  }),
);

const post = async (url: string, payload: object) => {
  const { server } = await council();
  const answer = await server.inject({
    method: 'POST',
    url: `/api/vilanova/staff/documents/${url}`,
    headers: { authorization },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Readonly<Record<string, string>>>();
};
const opened = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const { server } = await council();
  return server.inject({ url, headers: { accept: 'text/html', ...headers } });
};

/** An article that is only a draft, and its preview: the address, what came, and where its page reads. */
async function previewed(id: string, title: string) {
  await post('articulos', {
    id,
    body: { title: { es: title }, isPublished: true, data: { slug: id } },
  });
  const { address = '' } = await post(`articulos/${id}/preview`, {});
  const page = await opened(address);
  const reads = /<script src="\/assets\/office\/preview-a\.js" data-reads="([^"]+)">/u.exec(page.body)?.[1];
  return { address, page, reads: reads ?? 'none' };
}
const article = (id: string) => `/api/vilanova/collections/articulos/${id}`;

describe('the page of a preview', () => {
  it('runs the scripts of the portal and no others, without an origin, in a frame of the office alone', async () => {
    const { page } = await previewed('vista-guion', 'Guion');
    const policy = String(page.headers['content-security-policy']).split('; ');
    expect(
      policy.filter((part) => /^(?:sandbox|script|form|frame-an|connect)/u.test(part)).toSorted(),
    ).toEqual([
      "connect-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts allow-forms',
      "script-src 'self'",
    ]);
    // Before any other script, and before what the page says of itself.
    expect(page.body.indexOf('<script')).toBe(page.body.indexOf('<script src="/assets/office/preview-a.js"'));
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('has scripts that a page without an origin may load', async () => {
    const { headers } = await opened('/assets/office/pencil-a.js');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('reads public calls with the draft in them, for a stranger of any origin', async () => {
    const { reads } = await previewed('vista-lee', 'Membrillo');
    const { statusCode, headers, body } = await opened(`${reads}${article('vista-lee')}`, { origin: 'null' });
    expect([statusCode, body.includes('Membrillo')]).toEqual([200, true]);
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    const list = await opened(`${reads}/api/vilanova/collections/articulos?limit=1000`);
    expect(list.body).toContain('Membrillo');
    expect((await opened(article('vista-lee'))).statusCode).toBe(404);
  });

  it('reads nothing that needs a session or a token, whatever comes with the request', async () => {
    const { reads } = await previewed('vista-cerrada', 'Membrillo');
    for (const url of [
      '/api/vilanova/staff/me',
      '/api/vilanova/staff/documents',
      '/users/vilanova/loggedin',
      '/metrics',
      '/gestion',
      '/?realm=vilanova',
      '/nada',
    ]) {
      const { statusCode, body } = await opened(reads + url, { authorization });
      expect([url, statusCode, body.includes('Marta')]).toEqual([url, 401, false]);
    }
    const { server } = await council();
    const sent = await server.inject({ method: 'POST', url: `${reads}/api/vilanova/likes`, payload: {} });
    expect(sent.statusCode).toBe(404);
  });

  it('is opened by its own secret once, and read by another one for five minutes', async () => {
    const { address, reads } = await previewed('vista-tarde', 'Membrillo');
    const secret = address.split('preview=')[1];
    expect((await opened(`/gestion/preview/${secret}${article('vista-tarde')}`)).statusCode).toBe(404);
    const other = reads.split('/').at(-1);
    expect((await opened(`/pagina/vista-tarde?realm=vilanova&preview=${other}`)).statusCode).toBe(404);
    const { setTime, log } = await council();
    setTime(noon + 5 * 60_000 - 1);
    expect((await opened(reads + article('vista-tarde'))).statusCode).toBe(200);
    setTime(noon + 5 * 60_000);
    expect((await opened(reads + article('vista-tarde'))).statusCode).toBe(404);
    setTime(noon);
    expect((await opened(`/gestion/preview/${'x'.repeat(65)}/api`)).statusCode).toBe(404);
    expect(log.join('')).not.toContain(other);
  });

  it('is answered by every server process', async () => {
    const { reads } = await previewed('vista-dos', 'Membrillo');
    const { second } = await council();
    const other = await second();
    expect((await other.server.inject(reads + article('vista-dos'))).body).toContain('Membrillo');
  });

  it('has a few servers at once: one that was closed is made again when it is read', async () => {
    const first = await previewed('vista-0', 'Membrillo');
    for (let number = 1; number <= 9; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people open them
      await previewed(`vista-${number}`, 'Otra');
    }
    expect((await opened(first.reads + article('vista-0'))).body).toContain('Membrillo');
  });
});

describe('the pencil', () => {
  it('is under a name that stays, which no page of the portal has', async () => {
    const { statusCode, headers } = await opened('/gestion/pencil.js');
    expect([statusCode, headers['location']]).toEqual([302, '/assets/office/pencil-a.js']);
    expect((await opened('/?realm=vilanova')).body).not.toContain('pencil');
  });
});
