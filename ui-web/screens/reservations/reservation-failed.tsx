import type { ReactNode } from 'react';
import { formatDay, formatWeekday } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ReservationFailure } from './state.ts';
import { beforeText, moneyText } from './words.ts';

/** Says a failure, with what a person can do about it. */
export function useFailureText(): (failure: ReservationFailure) => string {
  const speech = useSpeech();
  const { t, language } = speech;
  const { timeZone } = usePlace().site;
  return ({ kind, most = 0, minutes = 0, until, total = 0, last }) => {
    if (kind === 'weekIsFull')
      return t('reservations:failure.weekIsFull', { count: most, n: formatCount(most) });
    if (kind === 'tooManyAttempts')
      return t('reservations:failure.tooManyAttempts', { count: minutes, n: formatCount(minutes) });
    if (kind === 'tooSoon' || kind === 'tooClose')
      return t(`reservations:failure.${minutes === 0 ? `${kind}Now` : kind}`, {
        before: beforeText(minutes, speech),
      });
    if (kind === 'blocked' && until !== undefined)
      return t('reservations:failure.blocked', { day: formatDay(dayAt(until, timeZone), language) });
    if (kind === 'tooFar' && last !== undefined)
      return t('reservations:failure.tooFar', { day: formatWeekday(last as CalendarDay, language) });
    if (kind === 'otherPrice') return t('reservations:failure.otherPrice', { amount: moneyText(total) });
    return t(`reservations:failure.${kind}`);
  };
}

interface FailureProps {
  readonly failure: ReservationFailure;
  readonly children?: ReactNode;
}

/** A failure that is about no field, and what else there is. */
export function ReservationFailed({ failure, children }: FailureProps) {
  const words = useFailureText();
  return (
    <Notice tone="error" live="assertive">
      <p>
        <strong>{words(failure)}</strong>
      </p>
      {children}
    </Notice>
  );
}
