import { motifs } from '#domain/appearance/motifs.ts';
import { tileRecipe } from '#domain/appearance/tile.ts';
import type { Examples } from '#ui-web/gallery/example.ts';
import { sampleProposals } from '#ui-web/gallery/sample-proposals.ts';
import { TileBand } from './tile-band.tsx';
import { TileWall } from './tile-wall.tsx';

const tall = { aspectRatio: '3 / 2', width: 160 };

export const examples: Examples = {
  'Walls of the sample proposals': () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {['presupuestos-participativos-2027', 'proc-259', ...sampleProposals.map(({ id }) => id)].map((id) => (
        <figure key={id}>
          <div style={tall}>
            <TileWall identifier={id} format="card" />
          </div>
          <figcaption className="note">
            {id} · {tileRecipe(id).motif}
          </figcaption>
        </figure>
      ))}
    </div>
  ),
  'Strip, ribbon, step, row': () => (
    <div className="stack">
      <div style={{ width: '100%', height: 84 }}>
        <TileWall identifier="presupuestos-participativos-2027" format="strip" />
      </div>
      <div style={{ width: '100%', height: 48 }}>
        <TileWall identifier="p-226" format="ribbon" />
      </div>
      <div style={{ width: 80, height: 80 }}>
        <TileWall identifier="p-441" format="step" />
      </div>
      <div style={{ width: 56, height: 56 }}>
        <TileWall identifier="p-579" format="row" />
      </div>
    </div>
  ),
  Bands: () => (
    <div className="stack stretch">
      <TileBand height={18} />
      <TileBand height={52} />
      {motifs.slice(0, 3).map((motif) => (
        <TileBand key={motif} height={28} identifier={motif} />
      ))}
    </div>
  ),
};
