import type { MapPlace } from './places.ts';
import type { MarkerMapWords } from './words.ts';

export const sampleMarkerWords: MarkerMapWords = {
  label: 'Mapa de propuestas',
  keys: 'Con las flechas del teclado se mueve el mapa; con + y − te acercas y te alejas.',
  skip: 'Saltar el mapa',
  zoomIn: 'Acercar el mapa',
  zoomOut: 'Alejar el mapa',
  close: 'Cerrar',
  list: 'Lo que se ve en el mapa',
  tilesMissing: 'El plano no se ha podido cargar. Los puntos están igual.',
  mapMissing: 'El mapa no se ha podido cargar. La lista dice lo mismo.',
  showTiles: 'Mostrar el mapa',
  tilesFrom: (host) => `El fondo lo envía ${host}, que sabrá que se mira desde tu conexión.`,
  things: (count) => (count === 1 ? '1 propuesta' : `${count} propuestas`),
  group: (name, things) => `${name}: ${things}`,
  leftOut: (count) => `${count} sin sitio en el mapa.`,
  more: (count) => `Y ${count} más.`,
};

export const sampleCentre = { lat: 39.4127, lng: -0.3391 };

const at = (id: string, name: string, area: string, lat: number, lng: number): MapPlace => ({
  id,
  name,
  area,
  href: `/propuestas/${id}`,
  position: { lat, lng },
});

export const samplePlaces: readonly MapPlace[] = [
  at('sombra', 'Sombra y árboles en el patio', 'Centre', 39.4127, -0.3391),
  at('fuentes', 'Fuentes de agua potable', 'Centre', 39.4129, -0.3392),
  at('mercado', 'Placas solares en el Mercado', 'Centre', 39.4131, -0.339),
  at('ronda', 'Cruces seguros en la ronda Nord', 'Nord', 39.42, -0.335),
  at('sequia', 'Recuperar la acequia', 'Raval', 39.408, -0.33),
  { ...at('todo', 'Papeleras en todo el municipio', '', 0, 0), position: null },
];
