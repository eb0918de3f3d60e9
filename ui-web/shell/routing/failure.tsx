import { formatClock } from '#application/text/dates.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Level } from '#ui-web/components/heading/heading.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { contentId } from '../start/arrival.ts';
import type { LoadRefused } from '../start/loadable.ts';

interface FailureProps {
  /** What could not be done: "No hemos podido cargar las noticias". */
  readonly title: string;
  readonly refused: Pick<LoadRefused, 'refusal' | 'at'>;
  readonly zone: TimeZone;
  readonly retry: () => void;
  readonly level?: Level;
  /** The whole content of the page, and not a part of it. */
  readonly whole?: boolean;
}

/**
 * The text that says what a council's refusal means for residents. A council that has not got something, or does not show
 * it, has answered: only a failure is blamed on its server. Those two have the words of a page that is missing, since
 * the first script has no room for others.
 */
const meaningOf = ({ kind }: CouncilRefusal) =>
  kind === 'notFound' || kind === 'notAllowed' ? 'shell:notFound.text' : (`shell:failure.${kind}` as const);

/** Details for the operators of the server: the time, and the status. */
function detailOf({ refusal, at }: FailureProps['refused'], zone: TimeZone, { t, language }: Speech): string {
  const time = formatClock(at, zone, language);
  if (refusal.kind === 'serverFailed') return t('shell:failure.status', { time, status: refusal.status });
  if (refusal.kind === 'unreadable') return t('shell:failure.where', { time, where: refusal.where });
  return t('shell:failure.time', { time });
}

/** A failed call: what could not be loaded, why, when, and another try. */
export function Failure({ title, refused, zone, retry, level = 2, whole }: FailureProps) {
  const speech = useSpeech();
  /** The button disappears with the error: the focus waits on the main part for the content. */
  const retryFromHere = () => {
    document.getElementById(contentId)?.focus({ preventScroll: true });
    retry();
  };
  return (
    <ErrorState
      title={title}
      level={level}
      whole={whole}
      retry={{ text: speech.t('shell:failure.retry'), onClick: retryFromHere }}
      detail={detailOf(refused, zone, speech)}
    >
      <p>{speech.t(meaningOf(refused.refusal))}</p>
    </ErrorState>
  );
}
