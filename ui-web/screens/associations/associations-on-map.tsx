import { useEffect, useMemo, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { DirectoryPage } from '#application/directory/directory-page.ts';
import type { Association } from '#domain/directory/association.ts';
import {
  isChosen,
  ofChoice,
  toggledType,
  type TypeChoice,
  typeCounts,
} from '#domain/directory/type-choice.ts';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { TypeFilter } from '#ui-web/components/type-filter/type-filter.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import type { AskingPresenter } from '#ui-web/shell/start/loadable.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { directoryAddress } from './addresses.ts';
import { AssociationMarkers } from './markers.tsx';
import type { MapFacts } from './presenter.ts';
import { typeNames } from './type-names.ts';

/** On a narrower window the types are folded at first, so that the map comes before a screenful of boxes. */
const roomy = '(min-width: 48em)';

interface MapPartProps {
  readonly associations: readonly Association[];
  readonly page: DirectoryPage;
}

/** The associations on a map, by type. */
export function AssociationsOnMap({
  associations,
  page,
  presenter,
}: MapPartProps & { readonly presenter: AskingPresenter<MapFacts> }) {
  const { site } = usePlace();
  const { t } = useSpeech();
  // Asked once, however often the reader comes back to the map.
  useEffect(() => {
    if (presenter.current().kind !== 'here') void presenter.ask();
  }, [presenter]);
  const state = useViewModel(presenter);
  const shown = useMemo(() => ofChoice(associations, page.types), [associations, page.types]);
  return (
    <div className="stack stack-24 stretch">
      <Types associations={associations} page={page} />
      {state.kind === 'waiting' && <LoadingList title={t('associations:map.loading')} />}
      {state.kind === 'refused' && (
        <Failure
          title={t('associations:map.failed')}
          refused={state}
          zone={site.timeZone}
          retry={() => void presenter.ask()}
        />
      )}
      {state.kind === 'here' && <AssociationMarkers shown={shown} facts={state.value} />}
    </div>
  );
}

function Types({ associations, page }: MapPartProps) {
  const speech = useSpeech();
  const { t } = speech;
  const nameOf = typeNames(speech);
  const { go } = useNavigate();
  const [folded] = useState(() => !window.matchMedia(roomy).matches);
  const counts = useMemo(() => typeCounts(associations), [associations]);
  const types = counts.map(({ type }) => type);
  const chosen = types.filter((type) => isChosen(page.types, type));
  const choose = (choice: TypeChoice) => go(directoryAddress({ ...page, types: choice }));
  const shown = ofChoice(associations, page.types).length;
  return (
    <>
      <TypeFilter
        summary={t('associations:map.choose', {
          n: formatCount(chosen.length),
          of: formatCount(types.length),
        })}
        legend={t('associations:map.legend')}
        all={{
          text: t('associations:map.all'),
          count: formatCount(associations.length),
          checked: page.types === 'all',
        }}
        types={counts.map(({ type, count }) => ({
          type,
          text: nameOf(type),
          count: formatCount(count),
          checked: isChosen(page.types, type),
        }))}
        folded={folded}
        onAll={(checked) => choose(checked ? 'all' : [])}
        onToggle={(type) => choose(toggledType(page.types, type, types))}
      />
      <p role="status">
        {shown === 0
          ? t('associations:map.shownNone')
          : t('associations:map.shown', {
              count: associations.length,
              n: formatCount(shown),
              of: formatCount(associations.length),
            })}
      </p>
    </>
  );
}
