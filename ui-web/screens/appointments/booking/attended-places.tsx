import { use, useMemo, useState } from 'react';
import type { FreeTimesAnswer, OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import type { TownFacts } from '#adapters/wire/site/town-facts.ts';
import { isLeft } from '#domain/shared/result.ts';
import { MarkerMap } from '#ui-web/components/marker-map/marker-map.tsx';
import type { Council } from '#ui-web/composition/council.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useMarkerWords } from '#ui-web/shell/words/marker-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { momentText } from '../view-model.ts';
import { useVisitMoment } from './use-visit-moment.ts';

const asked = new WeakMap<Council, Promise<TownFacts | null>>();

/** Where the town's maps begin: asked for once. */
function factsOf(council: Council): Promise<TownFacts | null> {
  const known = asked.get(council) ?? readFacts(council);
  asked.set(council, known);
  return known;
}

async function readFacts({ services, realm }: Council): Promise<TownFacts | null> {
  const { town } = await services();
  const facts = await town.facts(realm);
  return isLeft(facts) ? null : facts.right;
}

interface AttendedPlacesProps {
  readonly offices: readonly OfficeAnswer[];
  readonly times: FreeTimesAnswer;
}

/** The offices on the map of the town, with the first time of each. */
export function AttendedPlaces({ offices, times }: AttendedPlacesProps) {
  const { council } = usePlace();
  const facts = use(factsOf(council));
  const { t, said } = useSpeech();
  const { zone, now: drawnAt, speech } = useVisitMoment();
  const [now] = useState(drawnAt);
  const words = useMarkerWords('appointments:office.map', 'appointments:office.count');
  const ground = useMemo(() => townMap(facts), [facts]);
  const [chosen, choose] = useState<string | null>(null);
  const places = useMemo(
    () =>
      offices.map(({ id, title, coordinates }) => {
        const first = times.offices.find((one) => one.id === id)?.first ?? null;
        const when =
          first === null ? t('appointments:office.none') : momentText(first, { zone, now, speech });
        return { id, name: said(title).text, detail: when, href: null, position: coordinates };
      }),
    [offices, times, zone, now, speech, t, said],
  );
  return (
    <MarkerMap
      id="offices-map"
      after="offices-list"
      words={words}
      {...ground}
      wide
      places={places}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
