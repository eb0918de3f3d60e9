import { type MouseEvent, useEffect, useRef } from 'react';
import type { Survey } from '#domain/voting/survey.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import type { SurveyPresenter } from '#ui-web/screens/survey/presenter.ts';
import { questionId } from '#ui-web/screens/survey/questions/question-ids.ts';
import { AnswersList } from '#ui-web/screens/survey/sending/answers-list.tsx';
import { summaryErrors } from '#ui-web/screens/survey/sending/fault-words.ts';
import { useSendVoteWhenOnline } from '#ui-web/screens/survey/sending/wait-for-line.ts';
import type { OpenState } from '#ui-web/screens/survey/state.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../kiosk.module.css';
import { type SendingNow, sendingNow } from './sending-now.ts';
import { TroubleNotice } from './trouble-notice.tsx';

interface ReviewProps {
  readonly open: OpenState;
  readonly survey: SurveyPresenter;
  readonly asked: readonly Survey[];
  readonly go: (to: number) => void;
  readonly restart: () => void;
}

/** Sends what was checked, or says what is missing. */
function vote(survey: SurveyPresenter): void {
  survey.confirm();
  const now = survey.current();
  if (now.kind === 'open' && now.dialog.kind === 'review') void survey.send();
}

/** Every answer once more, and the vote. While it is unknown whether it is counted, it is not changed. */
export function ReviewStep({ open, survey, asked, go, restart }: ReviewProps) {
  const speech = useSpeech();
  const { t } = speech;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  useSendVoteWhenOnline(open, survey);
  const now = sendingNow(open);
  const errors = summaryErrors(open, speech);
  const change = (id: string) => {
    survey.review();
    go(asked.findIndex((one) => questionId(one) === id));
  };
  const follow = (event: MouseEvent) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    const found = asked.findIndex((one) => `#${questionId(one)}` === href);
    if (found !== -1) go(found);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles the clicks of links in it, which the keyboard sends too
    <div className={styles.step} onClickCapture={follow}>
      {open.faults !== null && errors.length > 0 && (
        <ErrorSummary
          key={open.faults.serial}
          title={t('survey:faults.title')}
          errors={errors}
          closeLabel={t('survey:faults.close')}
          onClose={survey.dismissFaults}
        />
      )}
      <h2 ref={title} tabIndex={-1}>
        {t('survey:road.review')}
      </h2>
      {now.mayChange && <p>{t('survey:road.reviewLead')}</p>}
      <AnswersList
        open={open}
        change={now.mayChange ? ({ questionId: id }) => ({ onClick: () => change(id) }) : null}
      />
      {now.trouble !== null && <TroubleNotice trouble={now.trouble} rest={now.rest} />}
      <ReviewButtons
        now={now}
        survey={survey}
        back={() => change(questionId(asked.at(-1) as Survey))}
        end={restart}
      />
      <p role="status" className="visually-hidden">
        {now.isBusy && t('kiosk:vote.busy')}
      </p>
    </div>
  );
}

interface ButtonsProps {
  readonly now: SendingNow;
  readonly survey: SurveyPresenter;
  readonly back: () => void;
  readonly end: () => void;
}

/** Back, the vote, or the end where nothing more can be sent. */
function ReviewButtons({ now, survey, back, end }: ButtonsProps) {
  const { t } = useSpeech();
  return (
    <p className={styles.onward}>
      {now.mayChange && (
        <Button size="large" look="outline" onClick={back}>
          {t('survey:road.back')}
        </Button>
      )}
      {now.maySend && (
        <Button
          size="large"
          busy={now.isBusy}
          onClick={() => (now.isAgain ? void survey.send() : vote(survey))}
        >
          {t(now.isBusy ? 'kiosk:vote.busy' : now.isAgain ? 'kiosk:vote.again' : 'kiosk:vote.button')}
        </Button>
      )}
      {!now.maySend && (
        <Button size="large" onClick={end}>
          {t('kiosk:thanks.end')}
        </Button>
      )}
    </p>
  );
}
