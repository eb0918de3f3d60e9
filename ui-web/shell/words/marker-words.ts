import { useMemo } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { MarkerMapWords } from '#ui-web/components/marker-map/words.ts';
import { useSpeech } from '#ui-web/speech.ts';

/**
 * The texts of a map of many places in the visitor's language.
 *
 * @param label the name of the map, as a key: `proposals:map.label`
 * @param things how many there are, as a key with `count` and `n`: `proposals:count`
 */
export function useMarkerWords(label: string, things: string): MarkerMapWords {
  const { t } = useSpeech();
  return useMemo(() => {
    const counted = (key: string) => (count: number) => t(key, { count, n: formatCount(count) });
    return {
      label: t(label),
      keys: t('markers:keys'),
      skip: t('markers:skip'),
      zoomIn: t('markers:zoomIn'),
      zoomOut: t('markers:zoomOut'),
      close: t('markers:close'),
      list: t('markers:list'),
      tilesMissing: t('markers:tilesMissing'),
      mapMissing: t('markers:mapMissing'),
      showTiles: t('markers:showTiles'),
      tilesFrom: (host) => t('markers:tilesFrom', { host }),
      things: counted(things),
      group: (name, many) => t('markers:group', { name, things: many }),
      leftOut: counted('markers:leftOut'),
      more: counted('markers:more'),
    };
  }, [t, label, things]);
}
