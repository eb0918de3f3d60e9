import { describe, expect, it } from 'vitest';
import { contrast, luminance } from './contrast.ts';
import { readColour, fallbackColour } from './realm-colour.ts';
import { realmStyle } from './realm-style.ts';

/** The twelve properties of a style, by their names. */
const shadesOf = (colour: string) =>
  Object.fromEntries(
    realmStyle(colour)
      .slice(':root{'.length, -1)
      .split(';')
      .map((property) => property.split(':')),
  );

describe('the style of a town', () => {
  it('has these shades of a dark green', () => {
    expect(shadesOf('#0a6f6a')).toEqual({
      '--realm': '#0a6f6a',
      '--action': 'light-dark(#0a6f6a,#78ccc5)',
      '--action-hover': 'light-dark(#005955,#8fe3dc)',
      '--tint': 'light-dark(#e6f4f3,#0f2c2a)',
      '--realm-line': 'light-dark(#97d1cc,#27605c)',
      '--deep': 'light-dark(#002e2b,#041c1a)',
      '--deep-line': '#325e5b',
      '--on-deep-2': '#aad4d0',
      '--glaze-pale': 'light-dark(#c1e7e3,#9dc8c4)',
      '--glaze-mid': '#5bafa9',
      '--glaze-full': 'light-dark(#0a6f6a,#11726d)',
      '--glaze-dark': '#003c39',
    });
  });

  it('has these shades of a bright yellow, darkened until text can be read', () => {
    expect(shadesOf('#ffe000')).toEqual({
      '--realm': '#ffe000',
      '--action': 'light-dark(#6f6100,#ccbc65)',
      '--action-hover': 'light-dark(#594d00,#dfd38d)',
      '--tint': 'light-dark(#f3f1e6,#2b2712)',
      '--realm-line': 'light-dark(#cdc599,#5d562d)',
      '--deep': 'light-dark(#2d2601,#1b1707)',
      '--deep-line': '#5c5635',
      '--on-deep-2': '#d1ccaa',
      '--glaze-pale': 'light-dark(#e4dfc1,#c5bf9e)',
      '--glaze-mid': '#aea052',
      '--glaze-full': 'light-dark(#796900,#726300)',
      '--glaze-dark': '#3b3300',
    });
  });

  it('is that of the fallback for a colour with anything before or after it', () => {
    for (const wrong of ['x#0a6f6a', '#0a6f6ax', '#0a6f6a0', ' #0a6f6a'])
      expect(readColour(wrong)).toBe(fallbackColour);
  });
});

describe('the luminance of a colour', () => {
  it('is that of WCAG 2.2: green is brighter than red, and red than blue', () => {
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 6);
    expect(luminance('#00ff00')).toBeCloseTo(0.7152, 6);
    expect(luminance('#0000ff')).toBeCloseTo(0.0722, 6);
    expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, 1]);
    expect(luminance('#050505')).toBeCloseTo(5 / 255 / 12.92, 9);
  });

  it('gives the same contrast whichever colour is the ground', () => {
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});
