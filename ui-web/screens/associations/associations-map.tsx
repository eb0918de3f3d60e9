import { useEffect, useMemo } from 'react';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { AssociationMarkers } from './markers.tsx';
import { placedPresenter } from './presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** Every association with a place, on a map; without such associations only the search is shown. */
export function AssociationsMap() {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => placedPresenter(council), [council]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useViewModel(presenter);
  if (state.kind === 'waiting') return <LoadingList title={t('associations:map.loading')} rows={1} />;
  if (state.kind === 'refused') {
    const retry = () => void presenter.ask();
    const title = t('associations:map.failed');
    return <Failure title={title} refused={state} zone={site.timeZone} retry={retry} />;
  }
  const { associations, facts } = state.value;
  return associations.length === 0 ? null : <AssociationMarkers shown={associations} facts={facts} />;
}
