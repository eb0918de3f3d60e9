import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type MapGround, readMapCall } from '#adapters/wire/maps/read-map.ts';
import { formatCount } from '#application/text/numbers.ts';
import { isRight } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { MarkerMap } from '#ui-web/components/marker-map/marker-map.tsx';
import type { MapPlace } from '#ui-web/components/marker-map/places.ts';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useMarkerWords } from '#ui-web/shell/words/marker-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { Filters } from '../filters.ts';
import { requestHref } from '../request-href.ts';
import { requestTitle, stateWords } from '../request-words.ts';
import styles from './desk-map.module.css';
import { type MappedRequests, middleOfRequests, mostOnDeskMap, readForMap } from './requests-on-map.ts';

interface DeskMapProps {
  readonly filters: Filters;
  readonly openIid: string | null;
}

/** The requests of the filters, and the map of the town if it has one; with a way to ask again. */
function useMapAnswer(filters: Filters) {
  const { council } = useOffice();
  const ask = useCallback(async () => {
    const [found, ground] = await Promise.all([
      readForMap(council, filters),
      council.call(readMapCall, { realm: council.realm }),
    ]);
    return found === 'failed' ? found : { found, ground: isRight(ground) ? ground.right : null };
  }, [council, filters]);
  return useAnswer(ask);
}

/** The requests of the present filters on the map of the town; a point opens its request. */
export function DeskMap(props: DeskMapProps) {
  const { t } = useSpeech();
  const [answer, again] = useMapAnswer(props.filters);
  if (answer === null)
    return (
      <div className={styles.map}>
        <LoadingList title={t('office-requests:loading')} rows={4} />
      </div>
    );
  if (answer === 'failed')
    return (
      <div className={styles.map}>
        <ErrorState title={t('office-requests:failed')} retry={{ text: t('office:again'), onClick: again }} />
      </div>
    );
  return <DrawnRequests {...props} {...answer} />;
}

interface DrawnProps extends Omit<DeskMapProps, 'filters'> {
  readonly found: MappedRequests;
  readonly ground: MapGround | null;
}

function DrawnRequests({ found, ground, openIid }: DrawnProps) {
  const speech = useSpeech();
  const { t } = speech;
  const [, navigate] = useLocation();
  const search = useSearch();
  const [picked, pick] = useState<string | null>(null);
  const words = useMarkerWords('office-desk:map.label', 'office-desk:map.count');
  const places = useMemo(
    () =>
      found.items.map(
        (one): MapPlace => ({
          id: one.iid,
          name: { text: requestTitle(one, speech), lang: null },
          href: requestHref(one.iid, search),
          detail: [stateWords(one.status, speech), one.address].filter(Boolean).join(' · '),
          position: one.coordinates,
        }),
      ),
    [found, search, speech],
  );
  const town = useMemo(() => {
    const centre = middleOfRequests(found.items);
    return townMap({ centre, ground });
  }, [found, ground]);
  return (
    <div className={styles.map}>
      <MarkerMap
        id="mapa-solicitudes"
        words={words}
        {...town}
        places={places}
        // What was opened from the list has no popup: that would take the focus.
        chosen={picked === openIid ? picked : null}
        onChoose={(iid) => {
          pick(iid);
          if (iid !== null) navigate(requestHref(iid, search));
        }}
      />
      {found.total > mostOnDeskMap && (
        <p className="note">
          {t('office-desk:map.limit', { most: formatCount(mostOnDeskMap), n: formatCount(found.total) })}
        </p>
      )}
    </div>
  );
}
