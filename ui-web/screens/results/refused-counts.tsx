import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Level } from '#ui-web/components/heading/heading.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import type { LoadRefused } from '#ui-web/shell/start/loadable.ts';
import { useSpeech } from '#ui-web/speech.ts';

interface RefusedProps {
  readonly refused: LoadRefused;
  readonly zone: TimeZone;
  readonly level: Level;
  readonly retry: () => void;
}

/** Why there are no counts: the council does not publish them yet, or did not answer. */
export function RefusedCounts({ refused, zone, level, retry }: RefusedProps) {
  const { t } = useSpeech();
  if (refused.refusal.kind !== 'notAllowed')
    return <Failure title={t('results:failed')} refused={refused} zone={zone} retry={retry} level={level} />;
  return (
    <Notice tone="info">
      <p>{t('results:hidden')}</p>
    </Notice>
  );
}
