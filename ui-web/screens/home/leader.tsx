import { lazy } from 'react';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { DaysLeft } from '#ui-web/components/days-left/days-left.tsx';
import { Hero } from '#ui-web/components/hero/hero.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { StatusLine } from '#ui-web/components/ribbon/status-line.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import { isToVote, type Moment, type ProcessStatus } from '#ui-web/screens/process/process-status.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { heroView, type Leading } from './hero-view.ts';

const VotedNotice = lazy(async () => ({ default: (await import('./voted-notice.tsx')).VotedNotice }));

interface LeaderProps {
  readonly leading: Leading;
  readonly moment: Moment;
  readonly retry: () => void;
}

/** The head of the page: a process and what can be done in it now, or why there is none. */
export function Leader({ leading, moment, retry }: LeaderProps) {
  const { t } = useSpeech();
  if (leading.kind === 'process') return <LeadingProcess standing={leading.standing} moment={moment} />;
  if (leading.kind === 'waiting') {
    return (
      <div className="wrap page-top">
        <LoadingList title={t('home:loading')} />
      </div>
    );
  }
  return (
    <div className="wrap page-top">
      <ScreenTitle of={t('shell:tagline')} />
      {leading.kind === 'refused' ? (
        <Failure title={t('home:heroFailed')} refused={leading} zone={moment.zone} retry={retry} />
      ) : (
        <EmptyState
          title={leading.any ? t('home:noneActive') : t('process:noneAvailable')}
          actions={
            leading.any && (
              <LinkButton href={processAddresses.list} look="outline" size="short">
                {t('process:earlierResults')}
              </LinkButton>
            )
          }
        >
          <p>{leading.any ? t('process:noneYet') : t('process:noneEver')}</p>
        </EmptyState>
      )}
    </div>
  );
}

function LeadingProcess({ standing, moment }: { readonly standing: ProcessStatus; readonly moment: Moment }) {
  const speech = useSpeech();
  const { t } = speech;
  const view = heroView(standing, moment, speech, usePlace().site.checksIdentity);
  return (
    <Hero identifier={view.identifier}>
      <StatusLine state={view.state} stateText={view.stateText}>
        {view.phase && (
          <>
            {view.phase.count} <Words of={view.phase.name} />
          </>
        )}
      </StatusLine>
      <ScreenTitle of={view.title} page={t('shell:tagline')} />
      <p className="lead">
        <Words of={view.lead} />
      </p>
      {view.daysLeft && (
        <div data-later className="full-width">
          <DaysLeft {...view.daysLeft} />
        </div>
      )}
      {view.voted && (
        <AddedPart>
          <VotedNotice voted={view.voted} />
        </AddedPart>
      )}
      <p className="actions">
        <LinkButton
          href={view.action.href}
          data-asks-to-vote={isToVote(standing) || undefined}
          {...(view.voted && { look: 'outline' })}
          size="large"
          iconAfter="arrow"
        >
          {view.action.text}
        </LinkButton>
        {view.read && <Link href={view.read.href}>{view.read.text}</Link>}
      </p>
      {(view.who || view.need !== null) && (
        <p className="note">
          {view.who && (
            <>
              <Words of={view.who} />.{' '}
            </>
          )}
          {view.need}
        </p>
      )}
    </Hero>
  );
}
