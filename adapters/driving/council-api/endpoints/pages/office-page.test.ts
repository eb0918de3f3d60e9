import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { factsOf, webFiles } from '#fixtures/builders/councils/built-pages.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const officeTemplate =
  '<!doctype html><html lang="es"><head><title>Gestión</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';

describe('the page of the office', () => {
  const council = sharedCouncil({ ...webFiles, 'office.html': officeTemplate });
  const at = async (url: string, headers: Record<string, string> = {}) =>
    (await council()).server.inject({ url, headers: { accept: 'text/html', ...headers } });

  it('is the same at every address of the office, and not the portal’s', async () => {
    for (const url of ['/gestion', '/gestion?realm=vilanova', '/gestion/solicitudes/2026-000012']) {
      const { statusCode, body } = await at(url);
      expect({ url, statusCode }).toEqual({ url, statusCode: 200 });
      expect(body).toContain('<title>Gestión</title>');
    }
    expect((await at('/gestiones')).body).not.toContain('<title>Gestión</title>');
  });

  it('names the town and brings no answer of a call, whoever asks', async () => {
    const { body } = await at('/gestion', { cookie: 'concejo-staff=x', authorization: 'Bearer x'.repeat(9) });
    expect(Object.keys(factsOf(body)).toSorted()).toEqual([
      'checksIdentity',
      'defaultLanguage',
      'logo',
      'name',
      'provider',
      'realm',
      'timeZone',
    ]);
    expect(body).toBe((await at('/gestion')).body);
  });

  it('is stored nowhere, listed nowhere, and framed by no page; it frames its own previews', async () => {
    const { headers } = await at('/gestion');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['x-frame-options']).toBe('DENY');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("default-src 'none'");
  });

  it('is refused for an unknown town, and where it was not built', async () => {
    expect((await at('/gestion?realm=nowhere')).statusCode).toBe(404);
    const { server: unbuilt } = await openTestCouncil({ webFolder: scratchFolder(webFiles) });
    expect((await unbuilt.inject('/gestion')).statusCode).toBe(404);
    expect((await unbuilt.inject('/')).statusCode).toBe(200);
  });
});
