import { useEffect } from 'react';
import type { WaitingNews } from '#application/ports/browser/news-queue.ts';
import { formatClock } from '#application/text/dates.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import type { WorksPresenter, WorksState } from '../works-presenter.ts';
import styles from '../works.module.css';

interface QueueProps {
  readonly state: WorksState;
  readonly presenter: WorksPresenter;
}

/** What of this device waits for a line, what was refused, and what was told a moment ago. */
export function WaitingQueue({ state, presenter }: QueueProps) {
  const { t } = useSpeech();
  const { queue, isKept, told, isTooLate } = state;
  return (
    <div className={styles.queue}>
      {queue.map((news) => (
        <Waiting key={news.key} {...{ news, isKept, presenter }} />
      ))}
      {told !== null && <Told until={told.until} presenter={presenter} />}
      {isTooLate && (
        <Notice tone="warning" live="assertive">
          <p>{t('office-works:tooLate')}</p>
        </Notice>
      )}
    </div>
  );
}

interface WaitingProps {
  readonly news: WaitingNews;
  readonly isKept: boolean;
  readonly presenter: WorksPresenter;
}

function Waiting({ news, isKept, presenter }: WaitingProps) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  const { refused, at, photo } = news;
  const hour = formatClock(Date.parse(at), town.timeZone, language);
  const words = refused === null ? (isKept ? 'kept' : 'notKept') : 'refused';
  return (
    <Notice tone={refused === null ? (isKept ? 'info' : 'warning') : 'error'} live="polite">
      <p>
        <strong>{said(news.title).text}.</strong> {t(`office-works:queue.${words}`, { hour })}
        {refused !== null && ` ${t([`office-works:refused.${refused}`, 'office-works:refused.other'])}`}
        {photo !== null && ` ${t('office-works:queue.photo')}`}
      </p>
      <WaitingActs news={news} presenter={presenter} />
    </Notice>
  );
}

/** Sending it now, and discarding what the council cannot have. */
function WaitingActs({ news, presenter }: Pick<WaitingProps, 'news' | 'presenter'>) {
  const { t } = useSpeech();
  const { refused, isTried } = news;
  return (
    <p className={styles.acts}>
      {refused === null && (
        <OfficeButton look="outline" onClick={() => void presenter.send()}>
          {t('office-works:queue.now')}
        </OfficeButton>
      )}
      {(refused !== null || !isTried) && (
        <OfficeButton look="text" onClick={() => void presenter.drop(news)}>
          {t('office-works:queue.drop')}
        </OfficeButton>
      )}
    </p>
  );
}

/** News that is public and can be taken back for a while. */
function Told({ until, presenter }: { readonly until: number; readonly presenter: WorksPresenter }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  useEffect(() => {
    const timer = setTimeout(presenter.forget, Math.max(0, until - council.clock.now()));
    return () => clearTimeout(timer);
  }, [until, council, presenter]);
  return (
    <Notice tone="ok" live="polite">
      <p>{t('office-works:told')}</p>
      <p className={styles.acts}>
        <OfficeButton look="outline" onClick={() => void presenter.takeBack()}>
          {t('office-works:takeBack')}
        </OfficeButton>
      </p>
    </Notice>
  );
}
