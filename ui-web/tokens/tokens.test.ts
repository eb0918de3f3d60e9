import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#domain/appearance/contrast.ts';
import { neutralColours } from '#domain/appearance/neutral-colours.ts';
import type { Hex } from '#domain/appearance/oklch.ts';
import { realmStyle } from '#domain/appearance/realm-style.ts';

const folder = import.meta.dirname;
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

/** Colours of a style sheet by name: the light one and the dark one. */
const coloursOf = (css: string) =>
  new Map(
    [
      ...css.matchAll(/--([\w-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/gu),
    ].map(([, name, light, dark, both]) => [name, [(light ?? both) as Hex, (dark ?? both) as Hex] as const]),
  );

const tokens = coloursOf(read('tokens.css'));

const colour = (name: string) => {
  const found = tokens.get(name);
  if (!found) throw new Error(`no token --${name}`);
  return found;
};

/** Contrast in the light and in the dark theme, the lower of the two. */
const lowest = (ink: string, ground: string) =>
  Math.min(contrast(colour(ink)[0], colour(ground)[0]), contrast(colour(ink)[1], colour(ground)[1]));

const grounds = ['paper', 'surface', 'sand'];
const states = ['error', 'success', 'warning', 'info', 'upcoming', 'finished'];

describe('the tokens', () => {
  it.each(['ink', 'ink-2'].flatMap((ink) => grounds.map((ground) => [ink, ground] as const)))(
    'let %s be read on %s',
    (ink, ground) => {
      expect(lowest(ink, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(states)('let %s be read on its tint, and the text colour too', (state) => {
    expect(lowest(state, `${state}-tint`)).toBeGreaterThanOrEqual(4.5);
    expect(lowest('ink', `${state}-tint`)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['error', 'success'])('let %s be read on paper and cards', (state) => {
    for (const ground of ['paper', 'surface']) expect(lowest(state, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('let the ribbon of an open vote be read', () => {
    expect(lowest('on-success', 'success')).toBeGreaterThanOrEqual(4.5);
  });

  it('let the edge of a field be seen on every background', () => {
    for (const ground of grounds) expect(lowest('field', ground)).toBeGreaterThanOrEqual(3);
  });

  it('let the focus be seen: its dark ring on light backgrounds, its yellow on dark ones', () => {
    for (const ground of grounds) {
      expect(contrast(colour('ink')[0], colour(ground)[0])).toBeGreaterThanOrEqual(3);
      expect(contrast(colour('focus')[1], colour(ground)[1])).toBeGreaterThanOrEqual(3);
    }
  });

  it('are the colours against which those of a town are checked', () => {
    const { paper, surface, sand, ink, ink2, onAction, onDeep } = neutralColours;
    const measured = { paper, surface, sand, ink, 'ink-2': ink2, 'on-action': onAction, 'on-deep': onDeep };
    for (const [name, { light, dark }] of Object.entries(measured))
      expect(colour(name)).toEqual([light, dark]);
  });

  it('hold, for a town without a colour, what the domain computes', () => {
    const computed = coloursOf(`${realmStyle(null).slice(':root{'.length, -1)};`);
    expect(computed.size).toBe(12);
    expect(coloursOf(read('realm-fallback.css'))).toEqual(computed);
  });
});

describe('the style sheets', () => {
  const modules = readdirSync(`${folder}/../components`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name, css: readFileSync(`${folder}/../components/${name}`, 'utf8') }));

  it.each(modules)(
    '$name stays in its layer, asks widths in em, and takes every colour from a token',
    ({ css }) => {
      expect(css).toMatch(/^@layer components \{[^]*\n\}\n$/u);
      expect(css).not.toMatch(/@media[^{]*\dpx/u);
      expect(css.replaceAll(/url\([^)]*\)/gu, '')).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(|oklch\(/iu);
    },
  );

  // Browsers leave out backgrounds in print, and turn light letters grey: a bar would be empty there, a ribbon hardly
  // readable.
  it.each(['ribbon', 'days-left', 'progress-bar', 'money-bar', 'timeline', 'result-bars', 'stacked-bars'])(
    'print what the %s draws with its background',
    (name) => {
      const css = modules.find((one) => one.name === `${name}/${name}.module.css`)?.css;
      expect(css).toContain('print-color-adjust: exact');
    },
  );

  it('bring a font of 22 kB at most', () => {
    expect(statSync(`${folder}/figtree-latin.woff2`).size).toBeLessThanOrEqual(22 * 1024);
  });
});
