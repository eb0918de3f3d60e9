import { utf8 } from '../shared/utf-8.ts';
import { type Motif, motifs } from './motifs.ts';

/** Quarter turns of a 2 × 2 block of tiles, clockwise: top left, top right, bottom left, bottom right. */
export type Turns = readonly [number, number, number, number];

/** The ways to turn the four tiles of a block. */
export const layouts = {
  seguit: [0, 0, 0, 0],
  escacs: [0, 1, 1, 0],
  roda: [0, 1, 3, 2],
  mirall: [2, 3, 1, 0],
} as const satisfies Record<string, Turns>;

/** The name of one of these ways. */
export type Layout = keyof typeof layouts;
/** The layouts in the order in which a digit of the hash chooses them: the order may not change. */
export const layoutNames = ['seguit', 'escacs', 'roda', 'mirall'] as const satisfies readonly Layout[];

/** Which glazes ground, figure, second and spark take. 0: on white, 1: on the full colour, 2: on dark, 3: on pale. */
export type Palette = 0 | 1 | 2 | 3;

/** How the wall of one identifier is made. `changedColumn` and `changedRow` are raw digits; the wall folds them in. */
export interface TileRecipe {
  readonly motif: Motif;
  readonly layout: Layout;
  readonly palette: Palette;
  readonly rows: 2 | 3 | 4;
  readonly changedColumn: number;
  readonly changedRow: number;
}

/** FNV-1a of 32 bits, then a mixer, since FNV leaves the low digits of similar names alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of utf8(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * The tile that pictures a process, a proposal or an article without a photo: the same identifier always gives the
 * same wall, in every town (the town gives the colour).
 *
 * @example tileRecipe('proc-259') // { motif: 'onda', layout: 'roda', palette: 1, rows: 3, … }
 */
export function tileRecipe(identifier: string): TileRecipe {
  let rest = hashOf(identifier);
  const digit = (base: number) => {
    const value = rest % base;
    rest = Math.floor(rest / base);
    return value;
  };
  return {
    motif: motifs[digit(motifs.length)] as Motif,
    layout: layoutNames[digit(layoutNames.length)] as Layout,
    palette: digit(4) as Palette,
    rows: (2 + digit(3)) as 2 | 3 | 4,
    changedColumn: digit(6),
    changedRow: digit(4),
  };
}

/** The tile of bands in header and footer, the same everywhere. */
export const bandRecipe: TileRecipe = {
  motif: 'mocadoret',
  layout: 'roda',
  palette: 0,
  rows: 2,
  changedColumn: 0,
  changedRow: 0,
};
