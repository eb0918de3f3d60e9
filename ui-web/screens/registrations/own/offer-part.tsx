import { useEffect, useState } from 'react';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { needsCheck } from '#domain/registrations/applicants/claims.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { TimeLeft, useSecondsLeft } from '#ui-web/screens/reservations/own/time-left.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { placeFeeText } from '../words.ts';
import type { OwnApplicationProps } from './own-props.ts';
import styles from '../registrations.module.css';

const hour = 3600;

/** Whether staff look at the proofs first: until then a place of the first to come is kept, and not accepted. */
const isUnchecked = ({ one, activity }: OwnApplicationProps): boolean =>
  activity?.mode === 'firstCome' &&
  one.confirmed === null &&
  needsCheck(activity, { ...one.content, verdict: null });

/** A place that is set aside: until when, and to accept it, pay it or leave it. */
export function OfferPart(props: OwnApplicationProps) {
  const { until, state } = props.one;
  if (until === null || (state !== 'offered' && state !== 'accepted')) return null;
  return <OpenOffer {...props} until={until} />;
}

function OpenOffer(props: OwnApplicationProps & { readonly until: string }) {
  const { one, presenter, page, until } = props;
  const { t, language } = useSpeech();
  const { council, site } = usePlace();
  const seconds = useSecondsLeft(until, council.clock.now);
  const [isLeaving, setLeaving] = useState(false);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) void presenter.refresh();
  }, [isOver, presenter]);
  const at = Date.parse(until);
  const when = `${formatWeekday(dayAt(at, site.timeZone), language)}, ${formatClock(at, site.timeZone, language)}`;
  const unchecked = isUnchecked(props);
  const answer = one.state === 'accepted' ? 'payBy' : 'until';
  if (isOver) return null;
  return (
    <div className={styles.offer}>
      {one.payment?.isRefused === true && (
        <Notice tone="error" icon="card" live="polite">
          <p>{t('registrations:offer.refused')}</p>
        </Notice>
      )}
      <p>
        <strong>{t(`registrations:offer.${unchecked ? 'unchecked' : answer}`, { when })}</strong>
      </p>
      {seconds < hour && <TimeLeft seconds={seconds} />}
      {isLeaving ? (
        <div className={styles.offer}>
          <p>{t('registrations:offer.sure')}</p>
          <div className="actions">
            <Button
              size="short"
              busy={page.changing === one.id}
              onClick={() => void presenter.answerOffer(one, false)}
            >
              {t('registrations:offer.decline')}
            </Button>
            <Button look="text" size="short" onClick={() => setLeaving(false)}>
              {t('registrations:keep')}
            </Button>
          </div>
        </div>
      ) : (
        <Answers {...props} unchecked={unchecked} leave={() => setLeaving(true)} />
      )}
    </div>
  );
}

interface AnswersProps extends OwnApplicationProps {
  readonly unchecked: boolean;
  readonly leave: () => void;
}

/** What who accepts pays: the whole fee, or its first part. */
function amountNow({ fee, parts = [] }: OwnApplicationProps['one']): number {
  const [first] = parts;
  if (first === undefined) return fee;
  return first.day === null ? first.amount : 0;
}

/** Accept, or pay, or say no. */
function Answers({ one, page, presenter, unchecked, leave }: AnswersProps) {
  const speech = useSpeech();
  const { t } = speech;
  const now = amountNow(one);
  const amount = placeFeeText(now, speech);
  return (
    <div className="actions">
      {one.state === 'offered' && !unchecked && (
        <Button busy={page.changing === one.id} onClick={() => void presenter.answerOffer(one, true)}>
          {now > 0 ? t('registrations:offer.acceptToPay', { amount }) : t('registrations:offer.accept')}
        </Button>
      )}
      {one.payment !== null && (
        <LinkButton href={one.payment.url}>{t('registrations:offer.pay', { amount })}</LinkButton>
      )}
      <Button look="outline" onClick={leave}>
        {t('registrations:offer.no')}
      </Button>
    </div>
  );
}
