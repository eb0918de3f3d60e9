import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const page = '<!doctype html><html lang="es"><head><!--head--></head><body><!--page-facts--></body></html>';
const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/https:evil.example',
  'https:evil.example',
  '/%2f%2fevil.example',
];

describe('an address of the portal', () => {
  it('redirects to no other site, whatever it contains', async () => {
    const webFolder = scratchFolder({ 'index.html': page, 'assets/a.js': '' });
    const { server } = await openTestCouncil({ webFolder });
    const urls = [
      ...elsewhere,
      ...elsewhere.flatMap((to) =>
        ['url', 'next', 'returnTo', 'redirect', 'portal', 'realm'].map(
          (name) => `/?${name}=${encodeURIComponent(to)}`,
        ),
      ),
      '/files/vilanova',
      '/files//evil.example/..',
      '/assets/..',
      '/users/v2/auth/logout?realm=vilanova&url=//evil.example',
    ];
    for (const url of urls) {
      const { statusCode, headers } = await server.inject(url);
      expect([url, statusCode >= 300 && statusCode < 400]).toEqual([url, false]);
      expect(headers['location']).toBeUndefined();
      expect(headers['refresh']).toBeUndefined();
    }
  });

  it('names no other host in the page than its own, whatever host was asked for', async () => {
    const { server } = await openTestCouncil({ webFolder: scratchFolder({ 'index.html': page }) });
    for (const host of ['evil.example', 'evil.example:80', 'evil"><script>.example']) {
      const { body, headers } = await server.inject({
        url: '/',
        headers: { host, 'x-forwarded-host': host },
      });
      expect(`${body}${JSON.stringify(headers)}`).not.toContain('evil');
    }
  });
});
