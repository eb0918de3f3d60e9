import { formatCount } from '#application/text/numbers.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { AppointmentsPage, BookingFailure } from '../state.ts';

/** Says a failure, with what a person can do about it. */
export function useBookingWords(): (failure: BookingFailure) => string {
  const { t } = useSpeech();
  return ({ kind, minutes = 0, most = 0 }) => {
    if (kind === 'tooManyAttempts')
      return t('appointments:failure.tooManyAttempts', { count: minutes, n: formatCount(minutes) });
    if (kind === 'tooManyPeople')
      return t('appointments:failure.tooManyPeople', { count: most, n: formatCount(most) });
    return t(`appointments:failure.${kind}`);
  };
}

/** A failure that is about no field. */
export function BookingNotice({ failure }: { readonly failure: BookingFailure }) {
  const { t } = useSpeech();
  const words = useBookingWords();
  return (
    <Notice tone="error" live="assertive">
      <p>
        <strong>{words(failure)}</strong>
      </p>
      {failure.kind === 'hasOpen' && <a href="#mis-citas">{t('appointments:own.see')}</a>}
    </Notice>
  );
}

/** That the device works for a time that it asks for, while many are held. */
export function Working({ page: { isWorking } }: { readonly page: Pick<AppointmentsPage, 'isWorking'> }) {
  const { t } = useSpeech();
  if (!isWorking) return null;
  return (
    <Notice tone="info" live="polite">
      <p>{t('appointments:working')}</p>
    </Notice>
  );
}
