import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** Says that the device works for a place, because many people reserve at once. */
export function WorkingNotice() {
  const { t } = useSpeech();
  return (
    <Notice tone="info" live="polite">
      <p>{t('reservations:working')}</p>
    </Notice>
  );
}
