import type { Hex } from '#domain/appearance/oklch.ts';

/**
 * Full beside faint, so that neighbours differ in lightness too: the colours of the tiles, their accent, the grey of
 * lines.
 */
const surfaces = ['glaze-full', 'glaze-pale', 'glaze-dark', 'glaze-spark', 'glaze-mid', 'hairline'] as const;

/** A colour as browsers give it, `rgb(0, 114, 178)`, as `#0072b2`; null for any other. */
export function hexOf(told: string): Hex | null {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(told)?.slice(1);
  if (channels === undefined) return null;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The fill colours of large areas of a drawing: the shades of the town, in the light or dark scheme of the page.
 * Empty if the page has none. Each area has its label and its gap, so that colour is never the only sign.
 */
export function townShades(element: HTMLElement): readonly Hex[] {
  const probe = document.createElement('i');
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  const shades = surfaces.map((name) => {
    probe.style.backgroundColor = `var(--${name})`;
    return hexOf(getComputedStyle(probe).backgroundColor);
  });
  probe.remove();
  return shades.every((shade) => shade !== null) ? shades : [];
}
