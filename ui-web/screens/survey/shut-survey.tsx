import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { StatusLine } from '#ui-web/components/ribbon/status-line.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { NotFound } from '#ui-web/shell/routing/not-found.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { SurveyScreenState } from './state.ts';
import { pageTitle } from './page-title.ts';
import { LateFixedNote } from './fixed/late-fixed-note.tsx';
import { statusView } from './status-view.ts';
import { wayTo } from './way-to.ts';
import type { Visit } from './visit.ts';

interface NothingProps {
  readonly refused: Extract<SurveyScreenState, { kind: 'refused' }>;
  readonly retry: () => void;
}

/** No survey to show: the council did not answer, there is no such process, or it has no survey now. */
export function NothingToAnswer({ refused, retry }: NothingProps) {
  const speech = useSpeech();
  const { t } = speech;
  const zone = usePlace().site.timeZone;
  const { refusal, at } = refused;
  if (refusal.kind === 'council') {
    if (refusal.refusal.kind === 'notFound') return <NotFound />;
    return (
      <div className="wrap page-top">
        <ScreenTitle of={t('survey:failed')} className="visually-hidden" />
        <Failure
          whole
          title={t('survey:failed')}
          refused={{ refusal: refusal.refusal, at }}
          zone={zone}
          retry={retry}
        />
      </div>
    );
  }
  const words = refusal.kind === 'noSurvey' ? 'survey:noSurvey' : 'survey:notActive';
  const { survey } = refusal.process;
  return (
    <>
      <div className="wrap">
        <Breadcrumbs label={t('survey:way')} items={wayTo(refusal, speech)} />
        <div className="page-top full-width">
          <ScreenTitle of={speech.said(refusal.process.title)} />
          <EmptyState title={t(words)} actions={<BackToProcess slug={refusal.process.slug} />}>
            {refusal.kind === 'noSurvey' && <p>{t('survey:noSurveyText')}</p>}
          </EmptyState>
        </div>
      </div>
      {/* Its opening may have been cancelled: who comes with an earlier link reads when and why. */}
      {survey !== null && <LateFixedNote survey={survey} />}
    </>
  );
}

function BackToProcess({ slug }: { readonly slug: string }) {
  const { t } = useSpeech();
  return (
    <LinkButton href={`/procesos-participativos/${slug}`} look="outline" size="short">
      {t('survey:backToProcess')}
    </LinkButton>
  );
}

/** A survey that has not begun, or is over without results to show. */
export function ShutSurvey({ visit }: { readonly visit: Visit }) {
  const speech = useSpeech();
  const { t } = speech;
  const status = statusView(visit, speech);
  const title = {
    notActive: 'survey:notActive',
    notStarted: 'survey:notStarted',
    closed: 'survey:closed',
  } as const;
  const { kind } = visit.state;
  return (
    <div className="wrap">
      <Breadcrumbs label={t('survey:way')} items={wayTo(visit, speech)} />
      <div className="page-top full-width">
        <StatusLine state={status.state} stateText={status.stateText}>
          {status.text}
        </StatusLine>
        <ScreenTitle of={pageTitle(visit, speech)} />
        {kind !== 'open' && (
          <EmptyState title={t(title[kind])} actions={<BackToProcess slug={visit.process.slug} />}>
            <p>{status.text}</p>
          </EmptyState>
        )}
      </div>
    </div>
  );
}
