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
          {entry.kind === 'opinion' ? (
            <OpinionEntry opinion={entry} sender={name} />
          ) : (
            <Entry entry={entry} sender={name} />
          )}
        </li>
      ))}
    </ol>
  );
}

type Opinion = Extract<ThreadEntry, { readonly kind: 'opinion' }>;
interface EntryProps {
  readonly entry: Exclude<ThreadEntry, Opinion>;
  readonly sender: string;
}

/** Who wrote an entry and when; a note says that residents do not see it. */
function EntryHead({ entry, by }: Pick<EntryProps, 'entry'> & { readonly by: string }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <header>
      {entry.kind === 'note' && (
        <span className={styles.seal}>
          <Icon name="lock" /> {t('office-requests:note.seal')}
        </span>
      )}
      <span className={styles.by}>
        {entry.kind === 'resident' && <Letter name={by} size="small" />}
        <b>{by}</b>
      </span>
      {entry.kind === 'council' && <span>{t('office-requests:answered')}</span>}
      <time dateTime={entry.at}>{moment(entry.at)}</time>
    </header>
  );
}

function Entry({ entry, sender }: EntryProps) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const isResident = entry.kind === 'resident';
  const by = isResident ? sender : entry.by === me.name ? t('office-requests:you') : entry.by;
  return (
    <article className={classNames(styles.message, styles[entry.kind])}>
      <EntryHead entry={entry} by={by} />
      {entry.text !== '' && <p className={styles.said}>{entry.text}</p>}
      {isResident && <Photos images={entry.images} />}
    </article>
  );
}

interface OpinionProps {
  readonly opinion: Opinion;
  readonly sender: string;
}

/** What the sender says of how it went: whether it is solved, from one to five, and in words. */
function OpinionEntry({ opinion, sender }: OpinionProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { at, text, isSolved, score } = opinion;
  return (
    <article className={classNames(styles.message, styles.opinion)}>
      <header>
        <span className={styles.by}>
          <Letter name={sender} size="small" />
          <b>{sender}</b>
        </span>
        <span>{t('office-requests:opinion.gave')}</span>
        <time dateTime={at}>{moment(at)}</time>
      </header>
      <p>
        <b>{t(isSolved ? 'office-requests:opinion.solved' : 'office-requests:opinion.unsolved')}</b>{' '}
        {t('office-requests:opinion.score', { n: score })}
      </p>
      {text !== '' && <p className={styles.said}>{text}</p>}
    </article>
  );
}
