import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../axe.ts';
import { productToChange, type SharedProduct } from '../../served.ts';
import { staffWindow } from '../../staff-window.ts';
import { leaveBrowser, openBrowser, scrollsSideways } from '../../visitor.ts';

/** A photo as a camera makes it: white, with where it was taken. */
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#ffffff' } })
    .withExif({ IFD0: { Copyright: 'Neus' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 28/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Counts what a person presses and which fields they fill in. */
const countActs = (page: Page) =>
  page.evaluate(() => {
    const acts = { presses: 0, fields: new Set<EventTarget | null>() };
    document.addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) acts.presses += 1;
    });
    document.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement && target.type === 'checkbox')) acts.fields.add(target);
    });
    Object.assign(window, { acts: () => [acts.presses, acts.fields.size] });
  });
const acts = (page: Page) =>
  page.evaluate(() => (window as unknown as { acts: () => readonly [number, number] }).acts());

interface Told {
  readonly day: string;
  readonly images: readonly string[];
  readonly text: Readonly<Record<string, string>>;
}

describe('news from the street', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });
  const newsOf = async (id: string) => {
    const answer = await fetch(`${served.url}/api/vilanova/collections/propuestas/${id}`);
    const { delivery } = (await answer.json()) as { delivery: { news?: readonly Told[] } };
    return delivery.news ?? [];
  };

  it('is told on a phone in few acts, waits for a line, and is public once, with nobody in its photo', async () => {
    const neus = { id: 'Neus, de obras', roles: ['requestOfficer'], look: { width: 375 } } as const;
    const { page, context } = await staffWindow(served, browser, neus);
    await page.goto(`${served.url}/gestion/obras?realm=vilanova`);
    await page.getByRole('link', { name: /^Toldos de vela/u }).waitFor();
    await countActs(page);
    await page.getByRole('link', { name: /^Toldos de vela/u }).click();
    const camera = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Hacer foto' }).click();
    await (await camera).setFiles({ name: 'IMG_2031.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await page.getByRole('button', { name: 'Añadir marco' }).click();
    const frame = page.getByRole('button', { name: /^Marco 1/u });
    await frame.press('ArrowLeft');
    await page.getByLabel('Confirmo que no se reconoce a nadie').check();
    await page.getByLabel('Toldos desplegados').check();
    await page.getByLabel(/^Pagado hasta hoy/u).fill('11.950,00');
    await page.getByLabel(/^Una frase/u).fill('Ya están las velas.');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Publicar' }).click();
    // The work, the camera, a frame, two boxes and Publish; what was paid and a sentence.
    const [presses, fields] = await acts(page);
    expect(presses).toBeLessThanOrEqual(6);
    expect(fields).toBeLessThanOrEqual(3);
    await page.getByText(/Guardado en este aparato/u).waitFor();
    expect(await newsOf('p-1064')).toEqual([]);
    await context.setOffline(false);
    await page.getByText('Publicado. Ya se ve en el portal.').waitFor();
    const [news, ...others] = await newsOf('p-1064');
    expect(others).toEqual([]);
    expect(news?.text).toEqual({ es: 'Ya están las velas.' });

    const seen = Buffer.from(await (await fetch(`${served.url}${news?.images[0]}`)).arrayBuffer());
    expect([seen.includes('Exif'), seen.includes('GPS')]).toEqual([false, false]);
    const { data, info } = await sharp(seen).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
    expect([info.width, info.height]).toEqual([900, 600]);
    // All of the frame is one dark colour; beside it the photo is as it was.
    for (const x of [345, 430, 515]) for (const y of [245, 300, 355]) expect(at(x, y)).toBeLessThan(60);
    for (const x of [20, 320, 560, 880]) expect(at(x, 300)).toBeGreaterThan(240);

    await page.reload();
    await page.getByText('Con noticias de hoy').waitFor();
    expect(await newsOf('p-1064')).toHaveLength(1);
    await context.close();
  });
});
