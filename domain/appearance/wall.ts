import { type Motif, cellSide } from './motifs.ts';
import { layouts, type Palette, type TileRecipe, type Turns } from './tile.ts';

/** The one tile of an old wall that was replaced by another of the same motif. */
export interface ChangedTile {
  /** Counted from the first, from 0. */
  readonly column: number;
  readonly row: number;
  readonly palette: Palette;
  /** Quarter turns, those of the place it fills. */
  readonly turns: number;
}

/** A wall ready to draw. Lengths are in the units of `width` and `height`. */
export interface Wall {
  readonly motif: Motif;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  /** Side of one tile: so many rows fill the height. */
  readonly side: number;
  /** Side of one tile against the side of a motif's cell. */
  readonly scale: number;
  readonly rows: number;
  /** Tiles in a row, the last one cropped if need be. */
  readonly columns: number;
  readonly turns: Turns;
  /** Null where the wall is too narrow to have an inner column. */
  readonly changed: ChangedTile | null;
}

const plain: Turns = [0, 0, 0, 0];

/**
 * Lays the tiles of a recipe on a wall of that size: `rows` tiles high, cropped to the right, the first column and
 * row whole. Scales (escama) are never turned. The changed tile keeps to the inner columns.
 *
 * @example wallOf(tileRecipe('proc-259'), 240, 160).changed // { column: 2, row: 1, palette: 3, turns: 3 }
 */
export function wallOf(recipe: TileRecipe, width: number, height: number, rows: number = recipe.rows): Wall {
  const side = height / rows;
  // Exact for whole lengths: a rounded side would add a column of no width, and change the last whole one.
  const columns = Math.ceil((width * rows) / height);
  const turns = recipe.motif === 'escama' ? plain : layouts[recipe.layout];
  return {
    motif: recipe.motif,
    palette: recipe.palette,
    width,
    height,
    side,
    scale: side / cellSide,
    rows,
    columns,
    turns,
    changed: columns > 2 ? changedTile(recipe, turns, columns, rows) : null,
  };
}

function changedTile(recipe: TileRecipe, turns: Turns, columns: number, rows: number): ChangedTile {
  const column = 1 + (recipe.changedColumn % (columns - 2));
  const row = recipe.changedRow % rows;
  return {
    column,
    row,
    palette: ((recipe.palette + 2) % 4) as Palette,
    turns: turns[(row % 2) * 2 + (column % 2)] as number,
  };
}
