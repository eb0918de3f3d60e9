import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstPageLoad, type Load } from './first-page-load.ts';
import { type Served, serveProduct } from './served.ts';
import { openBrowser } from './visitor.ts';

describe('the first page a resident opens', () => {
  let served: Served;
  let browser: Browser;
  let load: Load;
  beforeAll(async () => {
    served = await serveProduct();
    browser = await openBrowser();
    load = await firstPageLoad(browser, served.url);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.end();
  });

  it('asks for 8 things at most before it can be used, and nobody else for anything', () => {
    expect(load.before.length).toBeGreaterThan(2);
    expect(load.before.length).toBeLessThanOrEqual(8);
    expect(load.all.filter(({ url }) => !url.startsWith(served.url))).toEqual([]);
  });

  it('weighs 110 kB of script and 10 kB of style at most, as served', () => {
    expect(load.kilobytes('script')).toBeGreaterThan(10);
    expect(load.kilobytes('script')).toBeLessThanOrEqual(110);
    expect(load.kilobytes('css')).toBeGreaterThan(1);
    expect(load.kilobytes('css')).toBeLessThanOrEqual(10);
  });

  it('moves nothing under the reader, though it asks about cookies first', () => {
    expect(load.shift).toBeLessThan(0.02);
  });

  it('brings no code for maps, charts, spreadsheets or PDF', () => {
    const dist = join(import.meta.dirname, '..', 'dist');
    const scripts = load.all.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) {
      const code = brotliDecompressSync(readFileSync(join(dist, `${script}.br`))).toString();
      expect(code).not.toMatch(/openlayers|plotly|exceljs|jspdf/iu);
    }
  });
});
