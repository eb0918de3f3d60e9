import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';

interface QueueLineProps {
  readonly visit: OwnVisit;
  /** False: the council has not been reached, and nobody knows how long it will be now. */
  readonly isFresh: boolean;
}

/** Where an appointment is: before its time nothing is to be said; then whether its person waits, is called, or it is over. */
export function QueueLine({ visit, isFresh }: QueueLineProps) {
  const { t } = useSpeech();
  const { state, code, desk } = visit;
  if (state === 'confirmed' || state === 'held') return null;
  const isCalled = state === 'called';
  const words = t(`appointments:state.${state}`, { code: code ?? '', desk: desk ?? '' });
  return (
    <>
      <Notice tone={isCalled ? 'ok' : 'info'} live={isCalled ? 'assertive' : 'polite'}>
        <p>
          <strong>{words}</strong>
          {state === 'arrived' && ` ${t('appointments:state.waitNote')}`}
        </p>
      </Notice>
      {isFresh && <Wait visit={visit} />}
      <DeskNote visit={visit} />
    </>
  );
}

/** From this number of minutes on, a wait is only said to be long: more would promise what nobody knows. */
const longWait = 120;

/** Who is before, and how long it will be: a range. It changes every few seconds, so it is not announced. */
function Wait({ visit: { ahead, waitFrom, waitTo } }: Pick<QueueLineProps, 'visit'>) {
  const { t } = useSpeech();
  if (ahead === null) return null;
  const before =
    ahead === 0
      ? t('appointments:queue.next')
      : t('appointments:queue.ahead', { count: ahead, n: formatCount(ahead) });
  return (
    <p>
      {before} {waitFrom !== null && waitTo !== null && <WaitWords from={waitFrom} to={waitTo} />}
    </p>
  );
}

function WaitWords({ from, to }: { readonly from: number; readonly to: number }) {
  const { t } = useSpeech();
  if (from >= longWait) return t('appointments:queue.long');
  return from === 0 ? t('appointments:queue.soon', { to }) : t('appointments:queue.range', { from, to });
}

/** What a desk wrote for its person, for example what to bring. */
function DeskNote({ visit: { note } }: Pick<QueueLineProps, 'visit'>) {
  const { t } = useSpeech();
  if (note === null || note === '') return null;
  return (
    <Notice tone="warning" live="polite">
      <p>
        <strong>{t('appointments:queue.note')}</strong> {note}
      </p>
    </Notice>
  );
}
