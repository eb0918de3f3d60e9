import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { type MapWords, PlaceMap } from './place-map.tsx';
import type { Position } from './position.ts';

export const sampleMapWords: MapWords = {
  label: 'Mapa para señalar el sitio',
  keys: 'Toca el sitio, o mueve el punto con las flechas del teclado. Con + y − te acercas y te alejas.',
  zoomIn: 'Acercar el mapa',
  zoomOut: 'Alejar el mapa',
  locate: 'Ir a mi ubicación',
  locating: 'Buscando dónde estás…',
  notLocated: {
    denied: 'Tu dispositivo no nos deja ver dónde estás.',
    timedOut: 'Tu dispositivo no ha encontrado dónde está.',
    unavailable: 'Tu dispositivo no sabe dónde está.',
  },
  tilesMissing: 'El plano no se ha podido cargar. El punto se puede señalar igual.',
  showTiles: 'Mostrar el mapa',
  tilesFrom: (host) =>
    `El fondo del mapa está en ${host}, un servidor que no es del Ayuntamiento. Si lo muestras, sabrá que se mira desde tu conexión.`,
  mapMissing: 'El mapa no se ha podido cargar. Escribe la calle o cuéntalo con palabras.',
  marked: 'Punto señalado:',
  notMarked: 'Aún no has señalado ningún punto.',
  compass: { north: 'N', south: 'S', east: 'E', west: 'O' },
};

function OnPlainGround({ first }: { readonly first: Position | null }) {
  const [marked, setMarked] = useState(first);
  return (
    <PlaceMap
      id={first ? 'mapa-con-punto' : 'mapa-sin-punto'}
      words={sampleMapWords}
      centre={{ lat: 39.4127, lng: -0.3391 }}
      tiles={null}
      marked={marked}
      address={marked ? 'Carrer del Molí de Baix, 14' : undefined}
      onMark={setMarked}
    />
  );
}

export const examples: Examples = {
  'Nothing marked': () => <OnPlainGround first={null} />,
  Marked: () => <OnPlainGround first={{ lat: 39.4127, lng: -0.3391 }} />,
};
