import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { contrast } from './contrast.ts';
import { neutralColours } from './neutral-colours.ts';
import { type Hex, hexFor, oklchOf } from './oklch.ts';
import { fallbackColour, readColour, realmColours } from './realm-colour.ts';
import { realmStyle } from './realm-style.ts';

const anyColour: fc.Arbitrary<Hex> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);

/** Corners, edges and middles of the cube: the colours a random walk rarely meets. */
const lattice: readonly Hex[] = ['00', '40', '80', 'c0', 'ff'].flatMap((r) =>
  ['00', '40', '80', 'c0', 'ff'].flatMap((g) =>
    ['00', '40', '80', 'c0', 'ff'].map((b): Hex => `#${r}${g}${b}`),
  ),
);

const pairs = (colour: string) => {
  const realm = realmColours(colour);
  const { white, paper, surface, sand, ink, ink2, onAction, onDeep } = neutralColours;
  const grounds = { white, paper, surface, sand, tint: realm.tint };
  const onGrounds = Object.entries(grounds).flatMap(([name, ground]) => [
    { pair: `action on ${name}`, ink: realm.action, ground },
    { pair: `action-hover on ${name}`, ink: realm.actionHover, ground },
  ]);
  return [
    ...onGrounds,
    { pair: 'ink on tint', ink, ground: realm.tint },
    { pair: 'ink-2 on tint', ink: ink2, ground: realm.tint },
    { pair: 'on-action on action', ink: onAction, ground: realm.action },
    { pair: 'on-action on action-hover', ink: onAction, ground: realm.actionHover },
    { pair: 'on-deep on deep', ink: onDeep, ground: realm.deep },
    { pair: 'on-deep-2 on deep', ink: realm.onDeep2, ground: realm.deep },
  ];
};

const angleBetween = (one: number, other: number) =>
  Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

const tooFaint = (colour: string) =>
  pairs(colour).flatMap(({ pair, ink, ground }) =>
    (['light', 'dark'] as const)
      .filter((theme) => contrast(ink[theme], ground[theme]) < 4.5)
      .map((theme) => `${pair}, ${theme}: ${contrast(ink[theme], ground[theme]).toFixed(2)}`),
  );

describe("a town's colours", () => {
  it('can be read, text on ground 4.5:1, light and dark, whatever colour the town chose', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(tooFaint(colour)).toEqual([]);
      }),
      examples(2000),
    );
    for (const colour of lattice) expect(tooFaint(colour)).toEqual([]);
  });

  it('keep the hue of the town in every shade that has one', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        fc.pre(oklchOf(colour).c > 0.05);
        const { action, glazeFull } = realmColours(colour);
        const turned = [action.light, action.dark, glazeFull.light]
          .map(oklchOf)
          .filter((seen) => seen.c > 0.04)
          .map((seen) => angleBetween(seen.h, oklchOf(colour).h));
        expect(Math.max(0, ...turned)).toBeLessThan(0.12);
      }),
    );
  });

  it('leave a colour that is dark enough as it is', () => {
    expect(realmColours('#7a1f3d').action.light).toBe('#7a1f3d');
  });

  it('give yellow letters that can be read', () => {
    expect(oklchOf(realmColours('#ffe000').action.light).l).toBeLessThan(0.5);
  });
});

describe('the colour a council wrote', () => {
  it('is used if it is #rrggbb, otherwise the fallback is used', () => {
    expect(readColour('#0A6F6A')).toBe('#0a6f6a');
    for (const wrong of ['', '#fff', 'red', '#0a6f6a;}body{display:none', null, undefined, '#0a6f6g']) {
      expect(readColour(wrong)).toBe(fallbackColour);
    }
  });

  it('never brings anything but colours into the style', () => {
    const property = String.raw`--[a-z0-9-]+:(?:#[0-9a-f]{6}|light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\))`;
    const style = new RegExp(`^:root\\{${property}(?:;${property}){11}\\}$`, 'u');
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyColour), (text) => {
        expect(realmStyle(text)).toMatch(style);
      }),
    );
  });

  it('comes out the same each time', () => {
    expect(realmStyle('#0a6f6a')).toBe(realmStyle('#0A6F6A'));
    expect(realmStyle('#0a6f6a')).toContain('--realm:#0a6f6a;');
    expect(realmStyle('nonsense')).toContain(`--realm:${fallbackColour};`);
  });
});

describe('the way to OKLCH and back', () => {
  it('returns the colour it came from', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(hexFor(oklchOf(colour))).toBe(colour);
      }),
    );
  });

  it('gives a colour a screen can show, at the lightness asked for', () => {
    const wide = fc.record({
      l: fc.double({ min: 0.15, max: 1, noNaN: true }),
      c: fc.double({ min: 0, max: 0.5, noNaN: true }),
      h: fc.double({ min: -4, max: 4, noNaN: true }),
    });
    fc.assert(
      fc.property(wide, (colour) => {
        const hex = hexFor(colour);
        expect(hex).toMatch(/^#[0-9a-f]{6}$/u);
        expect(Math.abs(oklchOf(hex).l - colour.l)).toBeLessThan(0.02);
      }),
    );
  });

  it('measures black on white as 21 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
