import { contrast } from './contrast.ts';
import { neutralColours, type Shade } from './neutral-colours.ts';
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

/** What WCAG 2.2 asks of text. */
const forText = 4.5;
const step = 0.005;
const hoverStep = 0.07;

/** The colour a council wrote, or the fallback: `#rrggbb` in either case, nothing else. */
export function readColour(text: string | null | undefined): Hex {
  return text && /^#[0-9a-f]{6}$/iu.test(text) ? (text.toLowerCase() as Hex) : fallbackColour;
}

const both = (hex: Hex): Shade => ({ light: hex, dark: hex });

const readable = (ink: Hex, grounds: readonly Hex[]) =>
  grounds.every((ground) => contrast(ink, ground) >= forText);

/** Moves the lightness, step by step, until the colour can be read on every ground. Chroma gives way in `hexFor`. */
function moved(start: Oklch, grounds: readonly Hex[], by: number): { l: number; hex: Hex } {
  let l = start.l;
  let hex = hexFor(start);
  while (!readable(hex, grounds) && l > 0 && l < 1) {
    l = Math.min(1, Math.max(0, l + by));
    hex = hexFor({ ...start, l });
  }
  return { l, hex };
}

function actionShades(base: Oklch, tint: Shade): { action: Shade; actionHover: Shade } {
  const { white, paper, surface, sand } = neutralColours;
  const light = [white, paper, surface, sand].map((ground): Hex => ground.light);
  const dark = [paper, surface].map((ground): Hex => ground.dark);
  const onLight = moved({ ...base, l: Math.min(base.l, 0.49) }, [...light, tint.light], -step);
  const onDark = moved({ ...base, l: 0.79, c: Math.min(base.c, 0.11) }, [...dark, tint.dark], step);
  const hoverLight = Math.max(0, onLight.l - hoverStep);
  const hoverDark = Math.min(1, onDark.l + hoverStep);
  return {
    action: { light: onLight.hex, dark: onDark.hex },
    actionHover: {
      light: hexFor({ ...base, l: hoverLight }),
      dark: hexFor({ ...base, l: hoverDark, c: Math.min(base.c, 0.09) }),
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
    ...actionShades(base, tint),
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
