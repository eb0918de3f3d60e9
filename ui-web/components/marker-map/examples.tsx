import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { MarkerMap } from './marker-map.tsx';
import { SpotMap } from './spot-map.tsx';
import { sampleCentre, sampleMarkerWords, samplePlaces } from './sample-markers.tsx';

function OnPlainGround({ first }: { readonly first: string | null }) {
  const [chosen, setChosen] = useState(first);
  return (
    <MarkerMap
      id={first === null ? 'mapa-propuestas' : 'mapa-elegida'}
      words={sampleMarkerWords}
      centre={sampleCentre}
      tiles={null}
      places={samplePlaces}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

export const examples: Examples = {
  'Nothing chosen': () => <OnPlainGround first={null} />,
  'Background elsewhere': () => (
    <SpotMap
      id="mapa-de-otro"
      words={sampleMarkerWords}
      tiles={{ url: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Tiles', host: 'tiles.example' }}
      at={sampleCentre}
    />
  ),
  'One place': () => <SpotMap id="mapa-sitio" words={sampleMarkerWords} tiles={null} at={sampleCentre} />,
  'One chosen': () => <OnPlainGround first="ronda" />,
};
