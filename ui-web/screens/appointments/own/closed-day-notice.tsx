import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useVisitMoment } from '../booking/use-visit-moment.ts';
import { momentText } from '../view-model.ts';

/** What a closed day did to an appointment: why, and that it has another time or that its person chooses one. */
export function ClosedDayNotice({ visit: { closed, state } }: { readonly visit: OwnVisit }) {
  const { t } = useSpeech();
  const moment = useVisitMoment();
  if (closed === null) return null;
  const isOpen = closed.isOpen;
  // Who gave it back knows.
  if (!isOpen && state !== 'confirmed') return null;
  return (
    <Notice tone="warning">
      <p>
        <strong>{t('appointments:closed.what', { at: momentText(closed.from, moment) })}</strong>
      </p>
      <p>{closed.reason}</p>
      <p>{t(isOpen ? 'appointments:closed.choose' : 'appointments:closed.moved')}</p>
    </Notice>
  );
}
