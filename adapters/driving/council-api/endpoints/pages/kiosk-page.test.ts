import { describe, expect, it } from 'vitest';
import { factsOf, webFiles } from '#fixtures/builders/councils/built-pages.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const kioskTemplate =
  '<!doctype html><html lang="es"><head><title>Votar</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';

describe('the page of a kiosk', () => {
  const council = sharedCouncil({ ...webFiles, 'kiosk.html': kioskTemplate });
  const at = async (url: string, headers: Record<string, string> = {}) =>
    (await council()).server.inject({ url, headers: { accept: 'text/html', ...headers } });

  it('has the town’s name and nothing of a vote or of who asks', async () => {
    const { body } = await at('/quiosco?realm=vilanova', { cookie: 'concejo-kiosk=x; concejo-staff=x' });
    expect(body).toContain('<title>Votar</title>');
    expect(Object.keys(factsOf(body)).toSorted()).toEqual(['defaultLanguage', 'name', 'realm', 'timeZone']);
    expect(body).toBe((await at('/quiosco?realm=vilanova')).body);
    expect((await at('/quioscos')).body).not.toContain('<title>Votar</title>');
  });

  it('is stored nowhere and listed nowhere, frames nothing and is framed by no page', async () => {
    const { headers } = await at('/quiosco');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    const policy = String(headers['content-security-policy']).split('; ');
    for (const part of [
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "script-src 'self'",
      "default-src 'none'",
    ])
      expect(policy).toContain(part);
  });

  it('is refused for an unknown town, and where it was not built', async () => {
    expect((await at('/quiosco?realm=nowhere')).statusCode).toBe(404);
    const { server: unbuilt } = await openTestCouncil({ webFolder: scratchFolder(webFiles) });
    expect((await unbuilt.inject('/quiosco')).statusCode).toBe(404);
  });
});
