import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';

const template =
  '<!doctype html><html lang="es"><head><title>Concejo</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';

describe('the portal as an app', () => {
  it('has the name, colours, icon and start of its town, linked from every page', async () => {
    const { server } = await openTestCouncil({
      webFolder: scratchFolder({
        'index.html': template,
        'service-worker.js': '/* kept */',
        'shop-worker.js': '/* till */',
        'door.html': template,
      }),
    });
    const { body } = await server.inject('/noticias?realm=benialt');
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest?realm=benialt" />');
    const answer = await server.inject('/manifest.webmanifest?realm=benialt');
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/u);
    expect(answer.json()).toMatchObject({
      start_url: '/?realm=benialt',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/u),
      scope: '/',
    });
    const { icons } = answer.json<{ icons: { src: string; sizes: string; purpose: string }[] }>();
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      'any any',
    ]);
    expect(icons[3]).toMatchObject({ src: '/files/benialt/favicon.svg' });
    for (const { src } of icons) expect((await server.inject(src)).statusCode).toBe(200);
    const drawn = await server.inject(icons[0]?.src ?? '');
    expect(drawn.headers['content-type']).toBe('image/png');
    expect(drawn.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect((await server.inject('/')).body).toContain('href="/manifest.webmanifest"');
    expect((await server.inject('/manifest.webmanifest?realm=nowhere')).statusCode).toBe(404);
    const door = (await server.inject('/entradas/puerta?realm=benialt')).body;
    const [, own = ''] = /rel="manifest" href="([^"]*)"/u.exec(door) ?? [];
    expect(own).toBe('/manifest.webmanifest?realm=benialt&amp;page=door');
    expect((await server.inject(own.replace('&amp;', '&'))).json()).toMatchObject({
      id: '/entradas/puerta?realm=benialt',
      start_url: '/entradas/puerta?realm=benialt',
      scope: '/entradas/puerta',
      name: expect.stringMatching(/^Llegir entrades · /u),
    });
    const worker = await server.inject('/service-worker.js');
    expect([worker.body, worker.headers['cache-control']]).toEqual(['/* kept */', 'no-cache']);
    const till = await server.inject('/shop-worker.js');
    expect([till.body, till.headers['content-type']]).toEqual([
      '/* till */',
      'text/javascript; charset=utf-8',
    ]);
  });

  it('has the icon and the id of its front-end, and shortcuts to the others that are open', async () => {
    const { server } = await openTestCouncil({ webFolder: scratchFolder({ 'index.html': template }) });
    const of = async (portal: string) =>
      (await server.inject(`/manifest.webmanifest?realm=benialt&portal=${portal}`)).json();
    const [citas, bonos] = [await of('citas'), await of('bonos')];
    expect(citas.id).not.toBe(bonos.id);
    expect(citas.icons[0].src).toContain('portal=appointments');
    const pictures = await Promise.all([citas, bonos].map(({ icons }) => server.inject(icons[0].src)));
    expect(pictures[0]?.rawPayload.equals(pictures[1]?.rawPayload ?? Buffer.from(''))).toBe(false);
    expect(citas.shortcuts).toHaveLength(4);
    expect(citas.shortcuts.map(({ url }: { url: string }) => url)).not.toContain('/citas?realm=benialt');
    for (const wrong of ['193?portal=citas', '192?portal=casino'])
      expect((await server.inject(`/api/benialt/icons/${wrong}`)).statusCode).toBe(404);
    expect((await server.inject('/api/nowhere/icons/192')).statusCode).toBe(404);
  });

  it('of the people of staff is installed from the intranet, and nowhere else in the office', async () => {
    const files = { 'index.html': template, 'office.html': template };
    const { server } = await openTestCouncil({ webFolder: scratchFolder(files) });
    const linked = async (url: string, host = 'localhost') =>
      /rel="manifest" href="([^"]*)"/u.exec((await server.inject({ url, headers: { host } })).body)?.[1];
    expect(await linked('/gestion/intranet?realm=benialt')).toBe(
      '/manifest.webmanifest?realm=benialt&amp;portal=intranet',
    );
    expect(await linked('/gestion/intranet/salas', 'intranet.localhost')).toBe('/manifest.webmanifest');
    for (const other of ['/gestion', '/gestion/intranets', '/gestion/documentos'])
      expect(await linked(other, 'intranet.localhost')).toBe(undefined);
    const headers = { host: 'intranet.localhost' };
    expect((await server.inject({ url: '/manifest.webmanifest', headers })).json()).toMatchObject({
      id: '/intranet',
      start_url: '/intranet',
      name: expect.stringMatching(/^Intranet · /u),
    });
  });

  it('is named in the language of its page, and is the same app in all of them', async () => {
    const { server } = await openTestCouncil({ webFolder: scratchFolder({ 'index.html': template }) });
    const manifestOf = async (url: string) => {
      const { body } = await server.inject(url);
      const [, own = ''] = /rel="manifest" href="([^"]*)"/u.exec(body) ?? [];
      return (await server.inject(own.replaceAll('&amp;', '&'))).json<{ id: string; short_name: string }>();
    };
    const [es, va] = [
      await manifestOf('/citas?portal=citas'),
      await manifestOf('/citas?portal=citas&locale=va'),
    ];
    expect([es.short_name, va.short_name]).toEqual(['Cita previa', 'Cita prèvia']);
    expect(va.id).toBe(es.id);
  });

  it('has an icon, whether or not its town keeps one', async () => {
    const folder = join(scratchFolder(), 'benialt');
    cpSync(join(sampleFolder, 'benialt'), folder, { recursive: true });
    rmSync(join(folder, 'files', 'favicon.svg'));
    const settings = join(folder, 'collections', 'settings.json');
    writeFileSync(settings, readFileSync(settings, 'utf8').replaceAll(/"favicon": "[^"]*",?/gu, ''));
    const { server } = await openTestCouncil({
      folders: [folder],
      webFolder: scratchFolder({
        'index.html': template,
        'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    });
    const icon = (await server.inject('/manifest.webmanifest?realm=benialt')).json().icons.at(-1);
    expect(icon).toMatchObject({ src: '/favicon.svg', type: 'image/svg+xml' });
    const answer = await server.inject(icon.src);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await server.inject('/?realm=benialt')).body).toContain('<link rel="icon" href="/favicon.svg"');
  });
});
