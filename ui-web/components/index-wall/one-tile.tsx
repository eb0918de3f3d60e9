import { cellSide, type Motif } from '#domain/appearance/motifs.ts';
import { paletteClass, TileShapes } from '../tile/tile-shapes.tsx';

/** Each section of an index has a motif of its own, so that readers recognise it. */
const motifs: readonly Motif[] = ['mocadoret', 'estrella', 'rombo', 'flor', 'onda', 'almena'];

/** The motif of the section with that index; they begin again after the last. */
export const motifAt = (at: number): Motif => motifs[at % motifs.length] ?? 'mocadoret';

/** One tile of a section's motif; every other one is turned by a quarter. A decoration. */
export function OneTile({ motif, turned }: { readonly motif: Motif; readonly turned: boolean }) {
  return (
    <svg
      className={paletteClass(0)}
      viewBox={`0 0 ${cellSide} ${cellSide}`}
      width={cellSide}
      height={cellSide}
      aria-hidden="true"
      focusable="false"
    >
      <g transform={turned ? 'rotate(90 20 20)' : undefined}>
        <TileShapes motif={motif} />
      </g>
    </svg>
  );
}
