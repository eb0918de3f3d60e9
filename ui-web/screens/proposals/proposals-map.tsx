import { useEffect, useMemo, useState } from 'react';
import type { TownFacts } from '#adapters/wire/site/town-facts.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Page } from '#domain/content/article.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { MarkerMap } from '#ui-web/components/marker-map/marker-map.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useMarkerWords } from '#ui-web/shell/words/marker-words.ts';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useTown } from '#ui-web/shell/use-town.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { placeViews } from './place-views.ts';
import { mostOnMap, placesPresenter } from './places-presenter.ts';
import type { Terms } from './terms.ts';
import { useLast } from './use-last.ts';

interface ProposalsMapProps {
  readonly filters: ProposalFilters;
  readonly terms: Terms;
}

/**
 * The proposals of all pages on a map, with the filters of the list. It stays, and changes once the next are loaded.
 */
export function ProposalsMap({ filters, terms }: ProposalsMapProps) {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => placesPresenter(council, filters), [council, filters]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useComingViewModel(presenter);
  const town = useTown();
  const page = useLast(state.kind === 'here' ? state.value : null);
  if (state.kind === 'refused')
    return (
      <Failure
        title={t('proposals:map.failed')}
        refused={state}
        zone={site.timeZone}
        retry={() => void presenter.ask()}
      />
    );
  if (page === null || town === undefined) return <LoadingList title={t('proposals:map.loading')} rows={1} />;
  return <DrawnProposals page={page} town={town} terms={terms} />;
}

interface DrawnProps {
  readonly page: Page<Proposal>;
  /** Null if the town does not say: the map begins with all its markers. */
  readonly town: TownFacts | null;
  readonly terms: Terms;
}

function DrawnProposals({ page, town, terms }: DrawnProps) {
  const speech = useSpeech();
  const { t } = speech;
  // A place chosen in the list before is no longer chosen.
  const [choice, setChoice] = useState<{ readonly id: string | null; readonly among: Page<Proposal> } | null>(
    null,
  );
  const words = useMarkerWords('proposals:map.label', 'proposals:count');
  const places = useMemo(() => placeViews(page.items, terms, speech), [page, terms, speech]);
  const ground = useMemo(() => townMap(town), [town]);
  return (
    <>
      <MarkerMap
        id="proposals-map"
        words={words}
        {...ground}
        places={places}
        chosen={choice?.among === page ? choice.id : null}
        onChoose={(id) => setChoice({ id, among: page })}
      />
      {page.total > mostOnMap && (
        <p className="note">
          {t('proposals:map.limit', { most: formatCount(mostOnMap), n: formatCount(page.total) })}
        </p>
      )}
    </>
  );
}
