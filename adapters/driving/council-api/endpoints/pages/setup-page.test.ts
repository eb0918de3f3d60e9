import { describe, expect, it } from 'vitest';
import { factsOf, webFiles } from '#fixtures/builders/councils/built-pages.ts';
import { madeTown } from '#fixtures/builders/councils/made-town.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const office =
  '<!doctype html><html lang="es"><head><title>Gestión</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';

describe('an installation without towns', () => {
  it('shows that it has none, and the page on which one is made in the language of the reader', async () => {
    const council = await openTestCouncil({
      folders: [],
      webFolder: scratchFolder({ ...webFiles, 'office.html': office }),
    });
    const at = (url: string, headers: Record<string, string> = {}) =>
      council.server.inject({ url, headers: { accept: 'text/html', ...headers } });
    for (const url of ['/', '/noticias', '/gestion', '/?realm=nova']) {
      const { statusCode, body } = await at(url, { 'accept-language': 'en' });
      expect({ url, statusCode }).toEqual({ url, statusCode: 404 });
      expect(body).toContain('There is no town yet');
    }
    const page = await at('/gestion/nuevo', { 'accept-language': 'ca-ES-valencia,es' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="ca-ES-valencia">');
    expect(factsOf(page.body)).toEqual({ defaultLanguage: 'va' });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['x-frame-options']).toBe('DENY');

    const town = await madeTown(council);
    const isBeginning = async () =>
      (factsOf((await at('/gestion')).body) as { readonly isBeginning?: boolean }).isBeginning;
    expect(await isBeginning()).toBe(true);
    await town.post('setup', { isOver: true });
    expect(await isBeginning()).toBeUndefined();
    // The page stays where it is: an operator may have made a link for another town.
    expect((await at('/gestion/nuevo')).statusCode).toBe(200);
  });
});
