import type { Hex } from './oklch.ts';

/** One colour for each theme. */
export interface Shade {
  readonly light: Hex;
  readonly dark: Hex;
}

/** The colours that are the same in every town: paper to write on, ink to write with. Realm colours are measured on them. */
export const neutralColours = {
  white: { light: '#ffffff', dark: '#12161c' },
  paper: { light: '#fbf8f1', dark: '#12161c' },
  surface: { light: '#fffefb', dark: '#1b2129' },
  sand: { light: '#f4eee1', dark: '#1b2129' },
  ink: { light: '#14181f', dark: '#e9edf2' },
  ink2: { light: '#4a5461', dark: '#a9b4c0' },
  onAction: { light: '#ffffff', dark: '#12161c' },
  onDeep: { light: '#f6f1e6', dark: '#f6f1e6' },
} as const satisfies Record<string, Shade>;
