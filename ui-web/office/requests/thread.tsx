import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Letter } from '../parts/letter.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './thread.module.css';
import { Photos } from './photos.tsx';
import { senderOf } from './request-words.ts';
import { type ThreadEntry, threadOf } from './thread-view.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';

/** What was written about a request: by its sender, by the council, and within the office. */
export function StaffThread({ request }: { readonly request: StaffRequest }) {
  const { t } = useSpeech();
  const name = senderOf(request) || t('office-requests:sender');
  return (
    <ol role="list" className={styles.thread} aria-label={t('office-requests:thread')}>
      {threadOf(request).map((entry, place) => (
        <li key={`${place} ${entry.at}`}>
          <Entry entry={entry} sender={name} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, sender }: { readonly entry: ThreadEntry; readonly sender: string }) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const moment = useOfficeMoment();
  const isResident = entry.kind === 'resident';
  const by = isResident ? sender : entry.by === me.name ? t('office-requests:you') : entry.by;
  return (
    <article className={classNames(styles.message, styles[entry.kind])}>
      <header>
        {entry.kind === 'note' && (
          <span className={styles.seal}>
            <Icon name="lock" /> {t('office-requests:note.seal')}
          </span>
        )}
        <span className={styles.by}>
          {isResident && <Letter name={by} size="small" />}
          <b>{by}</b>
        </span>
        {entry.kind === 'council' && <span>{t('office-requests:answered')}</span>}
        <time dateTime={entry.at}>{moment(entry.at)}</time>
      </header>
      {entry.text !== '' && <p className={styles.said}>{entry.text}</p>}
      {isResident && <Photos images={entry.images} />}
    </article>
  );
}
