import { useEffect, useMemo } from 'react';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ComingPage } from '#ui-web/shell/routing/coming-page.tsx';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { LateFixedNote } from './fixed/late-fixed-note.tsx';
import { OpenSurvey } from './open-survey.tsx';
import { hasUnsent, surveyPresenter } from './presenter.ts';
import { NothingToAnswer, ShutSurvey } from './shut-survey.tsx';
import { useLeaveWarning } from './leave-warning.ts';
import { hasResultsToShow } from './visit.ts';
import { localVoteHistory } from './local-vote-history.ts';

function ComingSurvey() {
  const { t } = useSpeech();
  return (
    <div className="wrap page-top">
      <ComingPage title={t('survey:loading')} />
    </div>
  );
}

const ClosedResults = latePart(
  async () => (await import('#ui-web/screens/results/screen.tsx')).ClosedResults,
  undefined,
  'survey-parts',
  ComingSurvey,
);

/** The survey of a process: its questions, its confirmation, its receipt; once it is closed, its result. */
export function SurveyScreen({ params }: { readonly params: RouteParams }) {
  const { council, site } = usePlace();
  const { slug = '' } = params;
  const { checksIdentity } = site;
  const presenter = useMemo(
    () => surveyPresenter(council, localVoteHistory(), slug, checksIdentity),
    [council, slug, checksIdentity],
  );
  const state = useComingViewModel(presenter);
  useLeaveWarning(hasUnsent(state));
  useEffect(() => {
    void presenter.load();
  }, [presenter]);

  switch (state.kind) {
    case 'loading':
      return <ComingSurvey />;
    case 'refused':
      return <NothingToAnswer refused={state} retry={() => void presenter.load()} />;
    case 'shut':
      return (
        <>
          {hasResultsToShow(state.visit) ? (
            <ClosedResults visit={state.visit} />
          ) : (
            <ShutSurvey visit={state.visit} />
          )}
          <LateFixedNote survey={state.visit.main.id} />
        </>
      );
    case 'open':
      return (
        <>
          <OpenSurvey open={state} presenter={presenter} />
          <LateFixedNote survey={state.visit.main.id} />
        </>
      );
    default:
      return state satisfies never;
  }
}
