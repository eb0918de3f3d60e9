import { createHash } from 'node:crypto';
import type { IconDrawer, WishedIcon } from '#application/ports/server/files/icon-drawer.ts';
import { neutralColours } from '#domain/appearance/neutral-colours.ts';
import { portalSigns } from './portal-signs.ts';

/** How much of a maskable icon its content takes: systems cut off up to a fifth of it (W3C manifest, “purpose”). */
const insideMask = 0.62;
/** The most pixels of a town’s icon, and the most icons that are remembered. */
const [mostPixels, mostKnown] = [16_000_000, 200];

/** The sign of a front-end in a disc, as a drawing of the size of the icon; null if it has none. */
function signOf({ size, isMaskable, portal, colour }: WishedIcon): Buffer | null {
  if (portal === 'participation') return null;
  const radius = size * (isMaskable ? 0.17 : 0.24);
  const middle = isMaskable ? size * 0.68 : size - radius - size * 0.01;
  const scale = (radius * 1.15) / 24;
  const corner = middle - 12 * scale;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="${neutralColours.paper.light}" stroke="${colour}" stroke-width="${size * 0.018}"/>` +
      `<path transform="translate(${corner} ${corner}) scale(${scale})" d="${portalSigns[portal]}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );
}

/** Draws an icon. It throws if the icon of the town is none. */
async function drawn(icon: Uint8Array, wished: WishedIcon): Promise<Uint8Array> {
  // Loaded with the first icon: the start does not wait for it.
  const { default: sharp } = await import('sharp');
  const { size, isMaskable, colour } = wished;
  const inner = Math.round(size * (isMaskable ? insideMask : 1));
  const { width, format } = await sharp(icon).metadata();
  // A drawing is made of its lines at the size that is needed, not enlarged.
  const density = format === 'svg' ? Math.min(2400, Math.max(72, (72 * inner) / width)) : 72;
  const picture = await sharp(icon, { density, limitInputPixels: mostPixels })
    .resize(inner, inner, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  const sign = signOf(wished);
  const edge = Math.round((size - inner) / 2);
  return sharp({
    create: { width: size, height: size, channels: 4, background: isMaskable ? colour : '#00000000' },
  })
    .composite([
      { input: picture, left: edge, top: edge },
      ...(sign === null ? [] : [{ input: sign, left: 0, top: 0 }]),
    ])
    .png({ palette: true })
    .toBuffer();
}

/** Draws icons with the library of pictures, each once. */
export function portalIcons(): IconDrawer {
  const known = new Map<string, Promise<Uint8Array | null>>();
  return {
    draw: (icon, wished) => {
      const name = createHash('sha256').update(icon).update(JSON.stringify(wished)).digest('hex');
      const before = known.get(name);
      if (before !== undefined) return before;
      const made = drawn(icon, wished).catch(() => null);
      if (known.size >= mostKnown) known.delete(known.keys().next().value ?? '');
      known.set(name, made);
      return made;
    },
  };
}
