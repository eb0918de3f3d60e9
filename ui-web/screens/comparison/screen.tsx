import { useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ComparedRules } from './compared-rules-part.tsx';
import { rulesInAddress } from './compared-rules.ts';
import { comparisonPresenter } from './presenter.ts';

/** Other rules on the ballots of a closed vote, beside the town's own. */
export function ComparisonScreen({ params }: { readonly params: RouteParams }) {
  const { council, site } = usePlace();
  const { t, language } = useSpeech();
  const { slug = '', key = null } = params;
  const realmDefault = site.defaultLanguage;
  const presenter = useMemo(
    () => comparisonPresenter(council, slug, key, { language, realmDefault }),
    [council, slug, key, language, realmDefault],
  );
  const state = useViewModel(presenter);
  const [path] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('reglas');
  const { go } = useNavigate();
  useEffect(() => {
    void presenter.load();
  }, [presenter]);
  // Shown before the ballots are loaded, too: the address names the rules, and going back brings the earlier ones.
  useEffect(() => {
    void presenter.show(asked);
  }, [presenter, asked]);

  if (state.kind === 'here')
    return <ComparedRules state={state} onChoose={(chosen) => go(`${path}?${rulesInAddress(chosen)}`)} />;
  // Without a heading: the one that comes with the outcome takes the focus and keeps it.
  if (state.kind === 'loading') {
    return (
      <div className="wrap page-top">
        <LoadingList title={t('comparison:loading')} />
      </div>
    );
  }
  return (
    <div className="wrap page-top full-width">
      <ScreenTitle className="small-title" of={t('comparison:title')} />
      {state.kind === 'refused' && (
        <Failure
          whole
          title={t('comparison:failed')}
          refused={state}
          zone={site.timeZone}
          retry={() => void presenter.load()}
        />
      )}
      {state.kind === 'nothing' && (
        <EmptyState
          title={t('comparison:none')}
          actions={
            <LinkButton href={`/procesos-participativos/${state.slug}/participa`} look="outline" size="short">
              {t('comparison:back')}
            </LinkButton>
          }
        >
          <p>{t('comparison:noneText')}</p>
        </EmptyState>
      )}
    </div>
  );
}
