import { useEffect, useMemo } from 'react';
import { asksBallots } from '#domain/budget/budget-rule.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Level } from '#ui-web/components/heading/heading.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { Standing } from './kinds/budget-amount/view.ts';
import { DrawnResults } from './kinds/drawn-results.tsx';
import { resultsPresenter } from './presenter.ts';
import { RecountPart } from './recount/recount-part.tsx';
import { UnshownResults } from './kinds/unknown/part.tsx';

interface SurveyResultsProps {
  readonly survey: Survey;
  readonly standing: Standing;
  readonly level: Level;
  readonly zone: TimeZone;
  /** Participants, where the council tells them. */
  readonly voteCount: number | null;
  /** The address of the comparison of rules, for a budget. */
  readonly comparison?: string;
}

const asksForBallots = ({ question }: Survey): boolean =>
  question.kind === 'budgetAmount' && asksBallots(question.rule);

/** The result of one survey: asked for, then drawn after its kind; once it is closed, with its recount. */
export function SurveyResults({ survey, standing, level, zone, voteCount, comparison }: SurveyResultsProps) {
  const { council } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => resultsPresenter(council, survey), [council, survey]);
  const state = useViewModel(presenter);
  // Of a type from elsewhere there are no counts to ask for.
  const isCounted = survey.question.kind !== 'unknown';
  // A rule that asks the ballots one by one has no outcome before they are here.
  const needsList = standing === 'final' && asksForBallots(survey);
  useEffect(() => {
    if (!isCounted) return;
    void presenter.load().then(() => (needsList ? presenter.countAgain() : undefined));
  }, [presenter, isCounted, needsList]);
  const { tally } = state;

  if (survey.question.kind === 'unknown') {
    const { displayType } = survey.question;
    return <UnshownResults survey={survey} displayType={displayType} voteCount={voteCount} />;
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
  if (tally.value.ballots === 0) {
    const isFree = survey.question.kind === 'free';
    return <EmptyState title={t(isFree ? 'results:noAnswers' : 'results:noVotes')} level={level} />;
  }
  return (
    <>
      {standing === 'soFar' && (
        <Notice tone="info">
          <p>{t(survey.census ? 'results:soFarCensus' : 'results:soFar')}</p>
        </Notice>
      )}
      <DrawnResults
        survey={survey}
        tally={tally.value}
        standing={standing}
        level={level}
        {...(standing === 'final' && comparison !== undefined ? { comparison } : {})}
        recounted={state.recount.kind === 'counted' ? state.recount.recount : null}
      />
      {standing === 'final' && (
        <RecountPart survey={survey} state={state} presenter={presenter} level={level} />
      )}
    </>
  );
}
