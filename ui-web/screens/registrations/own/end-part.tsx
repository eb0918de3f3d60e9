import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { placeFeeText } from '../words.ts';
import type { OwnApplicationProps } from './own-props.ts';
import styles from '../registrations.module.css';

const over = ['withdrawn', 'declined', 'lapsed', 'left', 'expelled', 'refunded', 'calledOff'];

/** Takes an application back, leaves a place, or takes one that is over off the list. */
export function EndPart(props: OwnApplicationProps) {
  const { one, presenter } = props;
  const { t } = useSpeech();
  if (over.includes(one.state))
    return (
      <div className="actions">
        <Button look="text" size="short" onClick={() => presenter.forgetApplication(one.id)}>
          {t('registrations:own.forget')}
        </Button>
      </div>
    );
  if (one.state === 'enrolled') return <Ending {...props} act="leave" />;
  // Until its place is drawn, an application of a list is stored as one that was sent.
  return ['sent', 'admitted', 'waiting'].includes(one.state) ? <Ending {...props} act="withdraw" /> : null;
}

/** What ends is asked once more, with what comes back. */
function Ending({ one, page, presenter, act }: OwnApplicationProps & { readonly act: 'leave' | 'withdraw' }) {
  const speech = useSpeech();
  const { t } = speech;
  const [isAsked, setAsked] = useState(false);
  const refund = one.refundNow ?? 0;
  const hasMore = one.parts?.some(({ state }) => ['later', 'due', 'overdue'].includes(state)) ?? false;
  if (!isAsked)
    return (
      <div className="actions">
        <Button look="text" size="short" onClick={() => setAsked(true)}>
          {t(`registrations:${act}.ask`)}
        </Button>
      </div>
    );
  const end = () => (act === 'leave' ? presenter.leavePlace(one) : presenter.withdraw(one));
  return (
    <div className={styles.offer}>
      <p>{t(`registrations:${act}.sure`)}</p>
      {act === 'leave' && one.fee > 0 && (
        <p>
          {refund > 0
            ? t('registrations:leave.back', { amount: placeFeeText(refund, speech) })
            : t('registrations:leave.nothing')}
        </p>
      )}
      {act === 'leave' && hasMore && <p>{t('registrations:leave.parts')}</p>}
      <div className="actions">
        <Button size="short" busy={page.changing === one.id} onClick={() => void end()}>
          {t(`registrations:${act}.confirm`)}
        </Button>
        <Button look="text" size="short" onClick={() => setAsked(false)}>
          {t('registrations:keep')}
        </Button>
      </div>
    </div>
  );
}
