import { useEffect, useState } from 'react';
import type { Clock } from '#application/ports/clock.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { answerable } from '#ui-web/screens/survey/visit.ts';
import { retriesIn } from '#ui-web/screens/survey/sending/attempt.ts';
import type { SurveyScreenState } from '#ui-web/screens/survey/state.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { KioskPresenter } from '../kiosk-presenter.ts';
import type { Seat } from '../kiosk-state.ts';
import styles from '../kiosk.module.css';
import { LeaveButton } from './leave-button.tsx';
import { QuestionStep } from './question-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StoppedNotice } from './stopped-notice.tsx';

interface VotingProps {
  readonly seat: Seat;
  readonly presenter: KioskPresenter;
  readonly clock: Clock;
  readonly restart: () => void;
}

/** How many answers the council has refused for good; null while some are still to be sent. */
function refusedOf(state: SurveyScreenState): number | null {
  if (state.kind !== 'open' || state.dialog.kind !== 'taken' || state.dialog.sendingRest) return null;
  const { attempt } = state;
  if (attempt === null || retriesIn(attempt).length > 0) return null;
  return [...attempt.outcomes.values()].filter(isLeft).length;
}

/** The questions of a voter, one after the other, then all answers once more. Neither address nor history names a step. */
export function VotingPlace({ seat, presenter, clock, restart }: VotingProps) {
  const { t, said } = useSpeech();
  const { survey, until } = seat;
  const state = useViewModel(survey);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(presenter.timeOver, Math.max(0, until - clock.now()));
    return () => clearTimeout(timer);
  }, [presenter, until, clock]);
  const refused = refusedOf(state);
  useEffect(() => {
    if (refused !== null) presenter.finish(refused);
  }, [refused, presenter]);
  if (state.kind !== 'open') return <StoppedNotice kind="closed" restart={restart} />;
  const asked = answerable(state.visit);
  const go = (to: number) => {
    survey.dismissFaults();
    setAt(to);
  };
  const question = asked[at];
  const of = asked.length + 1;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Words of={said(state.visit.main.title)} />
      </h1>
      <div className={styles.step}>
        <p role="status" className={styles.count}>
          {t('survey:road.step', { n: at + 1, of })}
        </p>
        <span className={styles.track} aria-hidden="true">
          <span style={{ '--share': `${(100 * (at + 1)) / of}%` }} />
        </span>
        {question === undefined ? (
          <ReviewStep open={state} survey={survey} asked={asked} go={go} restart={restart} />
        ) : (
          <QuestionStep key={question.id} open={state} survey={survey} question={question} at={at} go={go} />
        )}
      </div>
      <LeaveButton open={state} leave={restart} />
    </div>
  );
}
