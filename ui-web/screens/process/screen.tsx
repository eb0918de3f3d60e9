import { useEffect, useMemo } from 'react';
import { isProcessSection } from '#domain/processes/process.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { useSlicedViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ComingPage } from '#ui-web/shell/routing/coming-page.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { NotFound } from '#ui-web/shell/routing/not-found.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { processAddresses } from './addresses.ts';
import { type ProcessState, processPresenter } from './presenter.ts';
import { ProcessPage } from './process-page.tsx';

const isComing = ({ process, surveys }: ProcessState): boolean =>
  process.kind === 'waiting' || surveys.kind === 'waiting';

/** A process, at one of its sections. */
export function ProcessScreen({ params }: { readonly params: RouteParams }) {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const { slug = '', section, proposal } = params;
  const presenter = useMemo(() => processPresenter(council, slug), [council, slug]);
  useEffect(() => void presenter.ask(), [presenter]);
  const { process, surveys } = useSlicedViewModel(presenter, isComing);
  const retry = () => void presenter.ask();
  const known = section === undefined || isProcessSection(section);
  if (!known || (process.kind === 'refused' && process.refusal.kind === 'notFound')) return <NotFound />;
  const way = (
    <Breadcrumbs
      label={t('shell:breadcrumbs')}
      items={[
        { href: '/', text: t('shell:home') },
        { href: processAddresses.list, text: t('process:listShort') },
      ]}
    />
  );
  if (process.kind === 'here') {
    return (
      <div className="wrap">
        {way}
        <ProcessPage
          process={process.value}
          surveys={surveys}
          // A proposal is shown among the proposals, whatever section the address names before it.
          section={proposal === undefined ? (section ?? 'info') : 'propuestas'}
          proposal={proposal}
          retry={retry}
        />
      </div>
    );
  }
  return (
    <div className="wrap">
      {way}
      <div className="page-top">
        {process.kind === 'waiting' ? (
          <ComingPage title={t('process:loading')} />
        ) : (
          <>
            <ScreenTitle of={t('process:one')} />
            <Failure whole title={t('process:failed')} refused={process} zone={site.timeZone} retry={retry} />
          </>
        )}
      </div>
    </div>
  );
}
