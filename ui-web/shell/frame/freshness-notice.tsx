import { use } from 'react';
import type { Freshness } from '#application/ports/browser/freshness.ts';
import { formatClock, formatDay } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { contentId } from '../start/arrival.ts';
import { usePlace } from '../council-context.ts';
import styles from './freshness-notice.module.css';

/** The pocket has its own notice: a second one would say another time of the same. */
const pageSaysIt = (): boolean => /^\/bolsillo(?:\/|$)/u.test(window.location.pathname);

interface FreshnessNoticeProps {
  readonly freshness: Exclude<Freshness, { kind: 'fresh' }>;
  readonly renew: () => void;
}

/**
 * The time of the data of the page, and a button to load it again. While the council is still asked it moves nothing.
 */
export function FreshnessNotice({ freshness, renew }: FreshnessNoticeProps) {
  const { t, language, later } = useSpeech();
  const { site } = usePlace();
  use(later('notices'));
  if (pageSaysIt()) return null;
  const { kind, since } = freshness;
  const when = `${formatDay(dayAt(since, site.timeZone), language)}, ${formatClock(since, site.timeZone, language)}`;
  if (kind === 'asking') {
    return (
      <div className={styles.asking} role="status">
        <p>{t('offline:asking', { when })}</p>
      </div>
    );
  }
  /** The button disappears with the notice: the focus waits on the main part for the new page. */
  const renewFromHere = () => {
    document.getElementById(contentId)?.focus({ preventScroll: true });
    renew();
  };
  return (
    <div className={`wrap ${styles.notice}`}>
      <Notice
        tone={kind === 'offline' ? 'warning' : 'info'}
        live="polite"
        actions={
          <Button look="outline" size="short" onClick={renewFromHere}>
            {t(`offline:${kind === 'offline' ? 'retry' : 'show'}`)}
          </Button>
        }
      >
        <p>{t(`offline:${kind}`, { when })}</p>
      </Notice>
    </div>
  );
}
