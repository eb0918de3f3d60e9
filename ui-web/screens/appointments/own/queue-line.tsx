import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** Where an appointment is: before its time nothing is to be said; then whether its person waits, is called, or it is over. */
export function QueueLine({ visit: { state, code, desk } }: { readonly visit: OwnVisit }) {
  const { t } = useSpeech();
  if (state === 'confirmed' || state === 'held') return null;
  const isCalled = state === 'called';
  const words = t(`appointments:state.${state}`, { code: code ?? '', desk: desk ?? '' });
  return (
    <Notice tone={isCalled ? 'ok' : 'info'} live={isCalled ? 'assertive' : 'polite'}>
      <p>
        <strong>{words}</strong>
        {state === 'arrived' && ` ${t('appointments:state.waitNote')}`}
      </p>
    </Notice>
  );
}
