import { useEffect, useState } from 'react';
import type { Survey } from '#domain/voting/survey.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { Announcer } from '#ui-web/screens/survey/announcements/announcer.tsx';
import { announcementOf } from '#ui-web/screens/survey/announcements/announcement.ts';
import type { SurveyPresenter } from '#ui-web/screens/survey/presenter.ts';
import { questionId, stepLinksId } from '#ui-web/screens/survey/questions/question-ids.ts';
import { questionViewer } from '#ui-web/screens/survey/questions/question-view.ts';
import { QuestionPart } from '#ui-web/screens/survey/questions/question.tsx';
import { summaryErrors } from '#ui-web/screens/survey/sending/fault-words.ts';
import type { OpenState } from '#ui-web/screens/survey/state.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../kiosk.module.css';

interface StepProps {
  readonly open: OpenState;
  readonly survey: SurveyPresenter;
  readonly question: Survey;
  readonly at: number;
  readonly go: (to: number) => void;
}

/** Its heading gets the focus when a step is shown. */
function useStepFocus(id: string): void {
  useEffect(() => {
    scrollTo(0, 0);
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
  }, [id]);
}

/** One question, drawn by the parts of the portal, with the way back and on. */
export function QuestionStep({ open, survey, question, at, go }: StepProps) {
  const speech = useSpeech();
  const { t } = speech;
  const [viewer] = useState(questionViewer);
  const id = questionId(question);
  useStepFocus(id);
  const [view] = viewer(open, speech, question);
  const errors = summaryErrors(open, speech).filter(({ href }) => href === `#${id}`);
  return (
    <>
      {open.faults !== null && errors.length > 0 && (
        <ErrorSummary
          key={open.faults.serial}
          title={t('survey:faults.title')}
          errors={errors}
          closeLabel={t('survey:faults.close')}
          onClose={survey.dismissFaults}
        />
      )}
      {view !== undefined && <QuestionPart view={view} answering={survey} />}
      <p id={stepLinksId} tabIndex={-1} className={styles.onward}>
        {at > 0 && (
          <Button size="large" look="outline" onClick={() => go(at - 1)}>
            {t('survey:road.back')}
          </Button>
        )}
        <Button size="large" iconAfter="arrow" onClick={() => survey.pass(question) && go(at + 1)}>
          {t('survey:road.next')}
        </Button>
      </p>
      <Announcer said={announcementOf(open, speech)} />
    </>
  );
}
