import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { BookingStepProps } from '../booking/step-props.ts';
import { useVisitMoment } from '../booking/use-visit-moment.ts';
import { momentText } from '../view-model.ts';

/** While another time is looked for: the old one is kept until the new one is confirmed. */
export function MoveQuestion({ page: { moving, asked, isSending }, choices, presenter }: BookingStepProps) {
  const { t, said } = useSpeech();
  const moment = useVisitMoment();
  if (moving === null) return null;
  const old = momentText(moving.visit.at, moment);
  // A closed day took the old time: there is none to keep.
  const isKept = moving.visit.closed?.isOpen !== true;
  const stay = (
    <Button look="text" size="short" onClick={presenter.stay}>
      {t('appointments:move.stay')}
    </Button>
  );
  if (asked?.kind !== 'move')
    return (
      <Notice tone="info" actions={<div className="actions">{stay}</div>}>
        <p>
          <strong>{old}.</strong> {t(isKept ? 'appointments:move.note' : 'appointments:closed.note')}
        </p>
      </Notice>
    );
  const office = said(choices.offices.find(({ id }) => id === asked.office)?.title).text;
  return (
    <Notice
      tone="warning"
      live="assertive"
      actions={
        <div className="actions">
          <Button size="short" busy={isSending} onClick={() => void presenter.change()}>
            {t('appointments:move.confirm')}
          </Button>
          {stay}
        </div>
      }
    >
      <p>
        <strong>{t('appointments:move.sure', { at: momentText(asked.at, moment), office })}</strong>{' '}
        {isKept && t('appointments:move.old', { at: old })}
      </p>
    </Notice>
  );
}
