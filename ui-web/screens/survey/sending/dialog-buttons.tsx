import { useEffect, useRef } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { SurveyPresenter } from '../presenter.ts';
import { refusedIn } from '../for-whom.ts';
import { sendingRefusalWords } from './refusal-words.ts';
import type { OpenState } from '../state.ts';
import { useSendVoteWhenOnline } from './wait-for-line.ts';

/** Back to the questions, or on: send, sending, send again. */
export function DialogButtons({
  open,
  presenter,
}: {
  readonly open: OpenState;
  readonly presenter: SurveyPresenter;
}) {
  const speech = useSpeech();
  const { t } = speech;
  const { dialog, visit } = open;
  const review = useRef<HTMLButtonElement>(null);
  useSendVoteWhenOnline(open, presenter);
  const refused =
    dialog.kind === 'refused' ? sendingRefusalWords(dialog.refusal, refusedIn(visit, speech), speech) : null;
  // The button that was pressed may be removed after a refusal. The buttons are always in sight: scrolling to them
  // would hide the reason.
  const stuck = refused !== null && !refused.mayRetry;
  useEffect(() => {
    if (stuck) review.current?.focus({ preventScroll: true });
  }, [stuck]);
  const sending = dialog.kind === 'sending';
  return (
    <>
      <Button
        ref={review}
        look="outline"
        data-autofocus
        aria-disabled={sending || undefined}
        onClick={sending ? undefined : presenter.review}
      >
        {t('survey:dialog.review')}
      </Button>
      {(refused === null || refused.mayRetry) && (
        <Button busy={sending} onClick={() => void presenter.send()}>
          {t(sending ? 'survey:dialog.sending' : refused ? 'survey:dialog.retry' : 'survey:dialog.send')}
        </Button>
      )}
    </>
  );
}
