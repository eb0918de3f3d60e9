import type { Shade } from './neutral-colours.ts';
import { type Hex, hexFor, type Oklch, oklchOf } from './oklch.ts';

/** What a town's colour is used for. One shade per theme. */
export interface RealmColours {
  /** The colour as the council gave it, for crest and header only. */
  readonly realm: Hex;
  /** Links, buttons, chosen marks: text on every ground of its theme, and the ground of `onAction`. */
  readonly action: Shade;
  readonly actionHover: Shade;
  /** Ground of a chosen or current thing; ink and action can be read on it. */
  readonly tint: Shade;
  /** Quiet line beside the realm's things; decoration. */
  readonly realmLine: Shade;
  /** Ground of the footer, with `onDeep` and `onDeep2` on it. */
  readonly deep: Shade;
  readonly deepLine: Shade;
  readonly onDeep2: Shade;
  /** The glazes of the tiles, pale to dark. */
  readonly glazePale: Shade;
  readonly glazeMid: Shade;
  readonly glazeFull: Shade;
  readonly glazeDark: Shade;
}

/** Colour of a town that gave none, or none that can be read. */
export const fallbackColour: Hex = '#0a6fb5';

/**
 * The lightness at which every hue can be read at 4.5:1 or better on the grounds of its theme (a property over the
 * whole colour cube shows it): colours on light grounds are never lighter than this, and colours on dark grounds have
 * exactly this lightness.
 */
const readable = { light: 0.49, dark: 0.79 } as const;
const hoverStep = 0.07;

/** The colour a council wrote, or the fallback: `#rrggbb` in either case, nothing else. */
export function readColour(text: string | null | undefined): Hex {
  return text && /^#[0-9a-f]{6}$/iu.test(text) ? (text.toLowerCase() as Hex) : fallbackColour;
}

const both = (hex: Hex): Shade => ({ light: hex, dark: hex });

function actionShades(base: Oklch): { action: Shade; actionHover: Shade } {
  const light = Math.min(base.l, readable.light);
  return {
    action: {
      light: hexFor({ ...base, l: light }),
      dark: hexFor({ ...base, l: readable.dark, c: Math.min(base.c, 0.11) }),
    },
    actionHover: {
      light: hexFor({ ...base, l: Math.max(0, light - hoverStep) }),
      dark: hexFor({ ...base, l: readable.dark + hoverStep, c: Math.min(base.c, 0.09) }),
    },
  };
}

/**
 * Every shade of a town, computed from its one colour: the hue stays, lightness is set for contrast (at least 4.5:1
 * for each text on its ground, in both themes, whatever the colour given), chroma is held where a ground must be calm.
 *
 * @example realmColours('#0a6f6a').action // { light: '#0a6f6a', … }: dark enough as it is
 * @example realmColours('#ffe000').action.light // a dark olive: yellow letters on paper cannot be read
 */
export function realmColours(primaryColour: string | null | undefined): RealmColours {
  const realm = readColour(primaryColour);
  const base = oklchOf(realm);
  const at = (l: number, mostChroma = base.c): Hex =>
    hexFor({ l, c: Math.min(base.c, mostChroma), h: base.h });
  const tint = { light: at(0.957, 0.015), dark: at(0.27, 0.035) };
  return {
    realm,
    ...actionShades(base),
    tint,
    realmLine: { light: at(0.82, 0.06), dark: at(0.45, 0.06) },
    deep: { light: at(0.27, 0.055), dark: at(0.205, 0.03) },
    deepLine: both(at(0.45, 0.05)),
    onDeep2: both(at(0.84, 0.045)),
    glazePale: { light: at(0.9, 0.04), dark: at(0.8, 0.045) },
    glazeMid: both(at(0.7, 0.1)),
    glazeFull: { light: at(Math.min(base.l, 0.52)), dark: at(0.5) },
    glazeDark: both(at(0.32, 0.075)),
  };
}
