import { useEffect, useMemo } from 'react';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Level } from '#ui-web/components/heading/heading.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { BudgetResults } from './budget-results.tsx';
import type { Standing } from './budget-view.ts';
import type { DrawnProps } from './drawn-props.ts';
import { CountedResults } from './counted-results.tsx';
import { resultsPresenter } from './presenter.ts';
import { RecountPart } from './recount-part.tsx';

interface SurveyResultsProps {
  readonly survey: Survey;
  readonly standing: Standing;
  readonly level: Level;
  readonly zone: TimeZone;
}

/** The result of one survey: asked for, then drawn after its kind; once it is closed, with its recount. */
export function SurveyResults({ survey, standing, level, zone }: SurveyResultsProps) {
  const { council } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => resultsPresenter(council, survey), [council, survey]);
  const state = useViewModel(presenter);
  useEffect(() => {
    void presenter.load();
  }, [presenter]);
  const { tally } = state;

  if (survey.question.kind === 'unknown') {
    return (
      <Notice tone="info">
        <p>{t('results:unknownType', { type: survey.question.displayType })}</p>
      </Notice>
    );
  }
  if (tally.kind === 'waiting') return <LoadingList title={t('results:loading')} level={level} />;
  if (tally.kind === 'refused') {
    if (tally.refusal.kind === 'notAllowed') {
      return (
        <Notice tone="info">
          <p>{t('results:hidden')}</p>
        </Notice>
      );
    }
    return (
      <Failure
        title={t('results:failed')}
        refused={tally}
        zone={zone}
        retry={() => void presenter.load()}
        level={level}
      />
    );
  }
  if (tally.value.ballots === 0) return <EmptyState title={t('results:noVotes')} level={level} />;
  return (
    <>
      {standing === 'soFar' && (
        <Notice tone="info">
          <p>{t(survey.census ? 'results:soFarCensus' : 'results:soFar')}</p>
        </Notice>
      )}
      <Drawn survey={survey} tally={tally.value} standing={standing} level={level} />
      {standing === 'final' && (
        <RecountPart survey={survey} state={state} presenter={presenter} level={level} />
      )}
    </>
  );
}

function Drawn(props: DrawnProps) {
  const { question } = props.survey;
  return question.kind === 'budgetAmount' ? (
    <BudgetResults {...props} question={question} />
  ) : (
    <CountedResults {...props} />
  );
}
