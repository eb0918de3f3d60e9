import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { BookingFault } from './booking-draft.ts';

/** The words of why an appointment was not given or changed; null if it was. */
export function useDeskFaultWords(): (fault: BookingFault | null) => string | null {
  const { t, speaker } = useSpeech();
  return (fault) => {
    if (fault === null) return null;
    const key = `office-bookings:fault.${fault.kind}`;
    return t(speaker.exists(key) ? key : 'office-bookings:fault.other', { minutes: fault.minutes ?? 1 });
  };
}

/** Why nothing was done, said at once. */
export function DeskFault({ fault }: { readonly fault: BookingFault | null }) {
  const words = useDeskFaultWords()(fault);
  if (words === null) return null;
  return (
    <Notice tone="error" live="assertive">
      <p>{words}</p>
    </Notice>
  );
}
