import type { MapWords } from '#ui-web/components/map/place-map.tsx';
import type { Speech } from '#ui-web/speech.ts';

/** The texts of the map, in the visitor's language. */
export const mapWords = (label: string, { t }: Speech): MapWords => ({
  label,
  keys: t('request:map.keys'),
  zoomIn: t('request:map.zoomIn'),
  zoomOut: t('request:map.zoomOut'),
  locate: t('request:map.locate'),
  locating: t('request:map.locating'),
  notLocated: {
    denied: t('request:map.denied'),
    timedOut: t('request:map.timedOut'),
    unavailable: t('request:map.unavailable'),
  },
  tilesMissing: t('request:map.tilesMissing'),
  mapMissing: t('request:map.mapMissing'),
  showTiles: t('markers:showTiles'),
  tilesFrom: (host) => t('markers:tilesFrom', { host }),
  marked: t('request:map.marked'),
  notMarked: t('request:map.notMarked'),
  compass: {
    north: t('request:map.north'),
    south: t('request:map.south'),
    east: t('request:map.east'),
    west: t('request:map.west'),
  },
});
