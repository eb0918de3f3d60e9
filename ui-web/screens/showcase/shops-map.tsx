import { useMemo, useState } from 'react';
import { MarkerMap } from '#ui-web/components/marker-map/marker-map.tsx';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useMarkerWords } from '#ui-web/shell/words/marker-words.ts';
import type { ShopInSight } from './seen-shops.ts';
import type { Showcase } from './use-showcase.ts';

const onMap = ({ shop: { id, name, address, place } }: ShopInSight) => ({
  id,
  name,
  detail: address,
  href: `/comercios?comercio=${encodeURIComponent(id)}`,
  position: place === null ? null : { lat: place.lat, lng: place.lng },
});

interface MapProps extends Pick<Showcase, 'town'> {
  readonly shown: readonly ShopInSight[];
}

/** The shops that are looked for, on the map of the town. */
export function ShopsMap({ shown, town }: MapProps) {
  const places = useMemo(() => shown.map(onMap), [shown]);
  const [chosen, setChosen] = useState<string | null>(null);
  const words = useMarkerWords('showcase:map', 'showcase:count');
  const ground = useMemo(() => townMap(town), [town]);
  return (
    <MarkerMap
      id="shops-map"
      after="shops-list"
      words={words}
      {...ground}
      wide
      places={places}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}
