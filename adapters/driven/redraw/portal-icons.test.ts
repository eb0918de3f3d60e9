import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { WishedIcon } from '#application/ports/server/files/icon-drawer.ts';
import { portalIds } from '#domain/access/portals.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';
import { portalIcons } from './portal-icons.ts';

const arms = readFileSync(join(sampleFolder, 'vilanova', 'files', 'favicon.svg'));
const plain: WishedIcon = { size: 192, isMaskable: false, portal: 'participation', colour: '#0a6f6a' };
const pixel = async (png: Uint8Array | null, x: number, y: number) => {
  const { data, info } = await sharp(png ?? new Uint8Array())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};

it('the icon of an installed front-end is a PNG of its size, and each front-end has one of its own', async () => {
  const { draw } = portalIcons();
  const all = await Promise.all(portalIds.map((portal) => draw(arms, { ...plain, portal })));
  for (const png of all)
    expect(await sharp(png ?? new Uint8Array()).metadata()).toMatchObject({
      format: 'png',
      width: 192,
      height: 192,
    });
  expect(new Set(all.map((png) => Buffer.from(png ?? []).toString('base64'))).size).toBe(portalIds.length);
});

it('a maskable icon fills its edges with the colour of the town', async () => {
  const { draw } = portalIcons();
  const png = await draw(arms, { ...plain, size: 512, isMaskable: true });
  const [red = 0, green = 0, blue = 0, alpha] = await pixel(png, 2, 2);
  expect(alpha).toBe(255);
  for (const [found, wanted] of [
    [red, 0x0a],
    [green, 0x6f],
    [blue, 0x6a],
  ] as const)
    expect(Math.abs(found - wanted)).toBeLessThan(6);
  expect((await pixel(await draw(arms, plain), 0, 0))[3]).toBe(0);
});

it('an icon is drawn once, and what is no picture gives none', async () => {
  const { draw } = portalIcons();
  expect(await draw(arms, plain)).toBe(await draw(arms, plain));
  expect(await draw(Buffer.from('<html>'), plain)).toBeNull();
});
