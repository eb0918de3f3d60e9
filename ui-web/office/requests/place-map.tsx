import { useEffect, useMemo, useState } from 'react';
import { readMapCall } from '#adapters/wire/maps/read-map.ts';
import { isRight } from '#domain/shared/result.ts';
import { SpotMap } from '#ui-web/components/marker-map/spot-map.tsx';
import type { Tiles } from '#ui-web/components/map/map-frame.tsx';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './matter.module.css';

/** The place of a request on the map of the town. */
export function OfficePlaceMap({ at }: { readonly at: { readonly lat: number; readonly lng: number } }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [tiles, setTiles] = useState<Tiles | null | undefined>();
  useEffect(() => {
    const ask = async () => {
      const read = await council.call(readMapCall, { realm: council.realm });
      setTiles(isRight(read) ? townMap({ centre: at, ground: read.right }).tiles : null);
    };
    void ask();
  }, [council, at]);
  const words = useMemo(
    () => ({
      label: t('office-requests:map'),
      keys: t('markers:keys'),
      zoomIn: t('markers:zoomIn'),
      zoomOut: t('markers:zoomOut'),
      tilesMissing: t('markers:tilesMissing'),
      mapMissing: t('markers:mapMissing'),
      showTiles: t('markers:showTiles'),
      tilesFrom: (host: string) => t('markers:tilesFrom', { host }),
    }),
    [t],
  );
  if (tiles === undefined) return <p>{t('office:loading')}</p>;
  return (
    <div className={styles.map}>
      <SpotMap id="mapa-solicitud" words={words} tiles={tiles} at={at} />
    </div>
  );
}
