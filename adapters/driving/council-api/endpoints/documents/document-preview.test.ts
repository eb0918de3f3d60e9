import { describe, expect, it } from 'vitest';
import { documentOffice } from '#fixtures/builders/councils/document-office.ts';

const { council, at, make, article } = documentOffice();

describe('the preview of a document', () => {
  const opened = async (url: string) => {
    const { server } = await council();
    const { statusCode, body, headers } = await server.inject({ url, headers: { accept: 'text/html' } });
    return { statusCode, has: (word: string) => body.includes(word), headers };
  };
  const addressOf = async (path: string, payload: object = {}) =>
    String((await at('Marta', `${path}/preview`, payload)).body['address']);

  it('is the page with the draft, once, and leaves nothing behind', async () => {
    const one = await make('articulos', 'vista-a', article('Obras Membrillo'));
    const address = await addressOf(one);
    expect(address).toMatch(/^\/pagina\/obras-membrillo\?realm=vilanova&preview=[\w-]{32}$/u);
    const { statusCode, has, headers } = await opened(address);
    expect([statusCode, has('Obras Membrillo')]).toEqual([200, true]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect((await opened(address)).statusCode).toBe(404);
    expect((await opened(address.replace(/&preview=.*/u, ''))).has('Membrillo')).toBe(false);
    expect((await opened('/noticias?realm=vilanova')).has('Membrillo')).toBe(false);
    const { log } = await council();
    expect(log.join('')).not.toContain(address.split('preview=')[1]);
  });

  it('may be framed by the office alone, and runs no script without what a page without an origin needs', async () => {
    const one = await make('articulos', 'vista-b', article('Obras'));
    const policy = String((await opened(await addressOf(one))).headers['content-security-policy']).split(
      '; ',
    );
    for (const part of ["frame-ancestors 'self'", "script-src 'none'", "form-action 'none'", 'sandbox'])
      expect(policy).toContain(part);
    const usual = String((await opened('/?realm=vilanova')).headers['content-security-policy']);
    expect(usual).toContain("frame-ancestors 'none'");
    expect(usual).not.toContain('sandbox');
  });

  it('is of its town, on a path of this host, and over after five minutes', async () => {
    const one = await make('articulos', 'vista-c', article('Obras'));
    const other = (await addressOf(one)).replace('realm=vilanova', 'realm=benialt');
    expect((await opened(other)).statusCode).toBe(404);
    for (const path of ['//otro.example/', 'https://otro.example/', '/\\\\otro.example', 'noticias', '/?a=b'])
      expect((await at('Marta', `${one}/preview`, { path })).body).toMatchObject({ where: 'path' });
    expect(await addressOf(one, { path: '/noticias' })).toMatch(/^\/noticias\?/u);
    expect(await addressOf(await make('menus', 'vista', { name: 'vista' }))).toMatch(/^\/\?/u);
    expect((await opened('/?realm=vilanova&preview=nada')).statusCode).toBe(404);
    expect((await opened(`/?realm=vilanova&preview=${'x'.repeat(65)}`)).statusCode).toBe(404);
  });

  it('shows a process, a proposal and a form as they would be', async () => {
    const known = [
      ['procesos/proc-633', '/procesos-participativos/'],
      ['propuestas/p-339', '/propuestas/p-339'],
    ] as const;
    for (const [path, begin] of known) {
      const changes = [{ path: 'title/es', was: undefined, value: 'Título Granada' }];
      const { body } = await at('Marta', path);
      const fields = new Map<string, string>(body['fields']);
      const change = { ...changes[0], was: fields.get('title/es') };
      await at('Marta', `${path}/draft`, { changes: [change] });
      const address = await addressOf(path);
      expect(address.startsWith(begin)).toBe(true);
      expect([path, (await opened(address)).has('Título Granada')]).toEqual([path, true]);
      expect([path, (await opened(address)).has('Título Granada')]).toEqual([path, false]);
    }
  });
});
