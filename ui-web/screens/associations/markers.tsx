import { useMemo, useState } from 'react';
import type { Association } from '#domain/directory/association.ts';
import { MarkerMap } from '#ui-web/components/marker-map/marker-map.tsx';
import { useMarkerWords } from '#ui-web/shell/words/marker-words.ts';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { MapFacts } from './presenter.ts';
import { mapPlaces } from './view-model.ts';

interface AssociationMarkersProps {
  /** The same array as long as nothing changed, so that the map is not drawn again. */
  readonly shown: readonly Association[];
  readonly facts: MapFacts;
}

/** Associations on the map of their town. */
export function AssociationMarkers({ shown, facts }: AssociationMarkersProps) {
  const speech = useSpeech();
  const words = useMarkerWords('associations:map.label', 'associations:count');
  const [chosen, setChosen] = useState<string | null>(null);
  const placesOf = useMemo(() => mapPlaces(facts, speech), [facts, speech]);
  const places = useMemo(() => placesOf(shown), [placesOf, shown]);
  const ground = useMemo(() => townMap(facts.town), [facts.town]);
  return (
    <MarkerMap
      id="associations-map"
      words={words}
      {...ground}
      wide
      places={places}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}
