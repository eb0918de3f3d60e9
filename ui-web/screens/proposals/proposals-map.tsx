import { useEffect, useMemo, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { MarkerMap } from '#ui-web/components/marker-map/marker-map.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/failure.tsx';
import { useMarkerWords } from '#ui-web/shell/marker-words.ts';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { placeViews } from './place-views.ts';
import { mostOnMap, placesPresenter, type ProposalsOnMap } from './places-presenter.ts';
import type { Terms } from './terms.ts';

interface ProposalsMapProps {
  readonly filters: ProposalFilters;
  readonly terms: Terms;
}

/** The proposals of all pages on a map, under the filters of the list. */
export function ProposalsMap({ filters, terms }: ProposalsMapProps) {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => placesPresenter(council, filters), [council, filters]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useViewModel(presenter);
  if (state.kind === 'waiting') return <LoadingList title={t('proposals:map.loading')} rows={1} />;
  if (state.kind === 'here') return <DrawnProposals shown={state.value} terms={terms} />;
  return (
    <Failure
      title={t('proposals:map.failed')}
      refused={state}
      zone={site.timeZone}
      retry={() => void presenter.ask()}
    />
  );
}

function DrawnProposals({ shown, terms }: { readonly shown: ProposalsOnMap; readonly terms: Terms }) {
  const speech = useSpeech();
  const { t } = speech;
  const [chosen, setChosen] = useState<string | null>(null);
  const words = useMarkerWords('proposals:map.label', 'proposals:count');
  const { page, town } = shown;
  const places = useMemo(() => placeViews(page.items, terms, speech), [page, terms, speech]);
  const ground = useMemo(() => townMap(town), [town]);
  return (
    <>
      <MarkerMap
        id="proposals-map"
        words={words}
        {...ground}
        places={places}
        chosen={chosen}
        onChoose={setChosen}
      />
      {page.total > mostOnMap && (
        <p className="note">
          {t('proposals:map.limit', { most: formatCount(mostOnMap), n: formatCount(page.total) })}
        </p>
      )}
    </>
  );
}
