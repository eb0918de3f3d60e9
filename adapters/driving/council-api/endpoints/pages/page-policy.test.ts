import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const template =
  '<!doctype html><html lang="es"><head><title>Concejo</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';
const webFolder = () => scratchFolder({ 'index.html': template });

describe('the policy of a page', () => {
  it('lets it frame the thesaurus that its town names, and no other site', async () => {
    const folder = scratchFolder({
      'town.json': JSON.stringify({ realm: 'nova', name: 'Nova' }),
      'collections/settings.json': JSON.stringify([
        {
          _id: 's',
          name: 'participa',
          thesaurus: { frame: 'https://tesauro.example/ver', hosts: ["x; script-src 'unsafe-inline'", '*'] },
        },
      ]),
    });
    const framesOf = async (folders?: readonly string[]) => {
      const { server } = await openTestCouncil({ ...(folders && { folders }), webFolder: webFolder() });
      const policy = String((await server.inject('/')).headers['content-security-policy']);
      return policy.split('; ').filter((part) => /^(?:frame|script)-src/u.test(part));
    };
    const videos = 'https://www.youtube-nocookie.com https://player.vimeo.com';
    expect(await framesOf()).toEqual(["script-src 'self'", `frame-src ${videos}`]);
    expect(await framesOf([folder])).toEqual([
      "script-src 'self'",
      `frame-src ${videos} https://tesauro.example`,
    ]);
  });

  it('allows, of the scripts inside it, only the one that its build has put in the head, to the letter', async () => {
    const script = 'document.title="<b>&";\nlet a = 1;';
    const built = template.replace('<title>', () => `<script id="early">${script}</script><title>`);
    const { server } = await openTestCouncil({ webFolder: scratchFolder({ 'index.html': built }) });
    const { body, headers } = await server.inject('/');
    expect(body).toContain(`<script id="early">${script}</script>`);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(String(headers['content-security-policy']).split('; ')).toContain(
      `script-src 'self' 'sha256-${hash}'`,
    );
  });

  it('allows only its own scripts, and of styles only the one inside it', async () => {
    const { server } = await openTestCouncil({ webFolder: webFolder() });
    for (const url of ['/', '/noticias']) {
      const { body, headers } = await server.inject(url);
      const style = /<style id="realm-style">(?<style>.*?)<\/style>/u.exec(body)?.groups?.['style'] ?? '';
      const policy = String(headers['content-security-policy']);
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "worker-src 'self'",
          `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(policy).not.toMatch(/unsafe|\*/u);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
      });
    }
  });
});
