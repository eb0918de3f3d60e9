import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { TicketFailure } from './state.ts';

/** Says a failure, with what a person can do about it. */
export function useTicketFailure(): (failure: TicketFailure) => string {
  const { t, language } = useSpeech();
  const { timeZone } = usePlace().site;
  return ({ kind, most = 0, minutes = 0, seat = '', at = 0 }) => {
    if (kind === 'tooManyTickets' || kind === 'hasMostTickets')
      return t(`tickets:failure.${kind}`, { count: most, n: formatCount(most) });
    if (kind === 'tooManyAttempts')
      return t('tickets:failure.tooManyAttempts', { count: minutes, n: formatCount(minutes) });
    if (kind === 'seatTaken' || kind === 'wrongSeat') return t(`tickets:failure.${kind}`, { seat });
    if (kind === 'notOnSale')
      return t('tickets:failure.notOnSale', {
        when: `${formatWeekday(dayAt(at, timeZone), language)}, ${formatClock(at, timeZone, language)}`,
      });
    return t(`tickets:failure.${kind}`);
  };
}

/** A failure that is about no field. */
export function TicketFailed({ failure }: { readonly failure: TicketFailure }) {
  const words = useTicketFailure();
  return (
    <Notice tone="error" live="assertive">
      <p>
        <strong>{words(failure)}</strong>
      </p>
    </Notice>
  );
}
