import { useEffect, useMemo } from 'react';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Level } from '#ui-web/components/heading/heading.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { isKnown } from '#ui-web/screens/survey/visit.ts';
import type { Kind, QuestionOf } from '#ui-web/screens/survey/kinds/question-of.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ResultStage } from './kinds/drawn-props.ts';
import { DrawnResults } from './kinds/drawn-results.tsx';
import { resultKinds } from './kinds/result-kinds.ts';
import { type ResultsPresenter, resultsPresenter } from './presenter.ts';
import { HiddenCountResults } from './hidden-count.tsx';
import { RefusedCounts } from './refused-counts.tsx';
import { RecountPart } from './recount/recount-part.tsx';
import { UnshownResults } from './kinds/unknown/part.tsx';
import styles from './screen.module.css';

interface SurveyResultsProps {
  readonly survey: Survey;
  /** That of the chain, if its recount is shared. */
  readonly presenter?: ResultsPresenter;
  /** Whether its recount is beside it; in a chain there is one for all questions. */
  readonly hasOwnRecount?: boolean;
  readonly standing: ResultStage;
  readonly level: Level;
  readonly zone: TimeZone;
  /** Participants, if the council publishes them. */
  readonly voteCount: number | null;
  /** The address of the comparison of rules, for a budget. */
  readonly comparison?: string;
}

const needsBallots = <K extends Kind>(kind: K, question: QuestionOf<K>): boolean =>
  resultKinds[kind].needsBallots(question);

/** The result of one survey: its counts or, if the council hides how many took part, its shares. */
export function SurveyResults(props: SurveyResultsProps) {
  const { survey, standing, level, zone } = props;
  const { question } = survey;
  return survey.hideVoteCount && question.kind !== 'unknown' ? (
    <HiddenCountResults {...{ survey, question, standing, level, zone }} />
  ) : (
    <CountedResults {...props} />
  );
}

/** The counts of one survey: asked for, then drawn by its kind; once it is closed, with its recount. */
function CountedResults(props: SurveyResultsProps) {
  const { survey, hasOwnRecount = true, standing, level, zone, voteCount, comparison } = props;
  const { council } = usePlace();
  const own = useMemo(() => resultsPresenter(council, survey), [council, survey]);
  const presenter = props.presenter ?? own;
  const { t } = useSpeech();
  const state = useViewModel(presenter);
  // An unknown type has no counts to ask for.
  const isCounted = isKnown(survey);
  // A rule that needs the ballots one by one has no outcome before they are loaded.
  const needsList = standing === 'final' && needsBallots(survey.question.kind, survey.question);
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
  if (tally.kind === 'refused')
    return <RefusedCounts refused={tally} zone={zone} level={level} retry={() => void presenter.load()} />;
  if (tally.value.ballots === 0)
    return <EmptyState title={t(resultKinds[survey.question.kind].empty)} level={level} />;
  return (
    <>
      {standing === 'soFar' && (
        <div className={styles.soFar}>
          <Notice tone="info">
            <p>{t(survey.census ? 'results:soFarCensus' : 'results:soFar')}</p>
          </Notice>
        </div>
      )}
      <DrawnResults
        survey={survey}
        tally={tally.value}
        standing={standing}
        level={level}
        {...(standing === 'final' && comparison !== undefined ? { comparison } : {})}
        recounted={state.recount.kind === 'counted' ? state.recount.recount : null}
      />
      {standing === 'final' && hasOwnRecount && (
        <RecountPart survey={survey} state={state} presenter={presenter} level={level} />
      )}
    </>
  );
}
