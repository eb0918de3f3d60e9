import type { StaffNewsAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { markNewsReadCall } from '#adapters/wire/intranet/news-calls.ts';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../intranet.module.css';
import { PartFrame } from '../part-frame.tsx';
import { StaffFilesList } from '../staff-files-list.tsx';
import { useIntranet, useIntranetDeed, useWholeDay } from '../use-intranet.ts';
import { NewsReadersList } from './news-readers-list.tsx';

/** The news for staff: what is unread is open, the rest is opened. */
export function StaffNewsPart() {
  const { t } = useSpeech();
  const { seen } = useIntranet();
  return (
    <PartFrame id="news" title={t('office-intranet:news.title')}>
      {seen.news.length === 0 && <p>{t('office-intranet:news.none')}</p>}
      {seen.news.map((one) => (
        <StaffNewsCard key={one.id} one={one} />
      ))}
      {seen.seesReaders && (
        <p>
          <OfficeLink href="/gestion/documentos/articulos">{t('office-intranet:news.write')}</OfficeLink>
        </p>
      )}
    </PartFrame>
  );
}

function StaffNewsCard({ one }: { readonly one: StaffNewsAnswer }) {
  const { t, said } = useSpeech();
  const { seesReaders } = useIntranet().seen;
  const [moment, day] = [useOfficeMoment(), useWholeDay()];
  const { id, title, day: since, mustRead, readAt, read } = one;
  const isUnread = mustRead && readAt === null;
  const heading = said(title);
  return (
    <article className={styles.card} data-unread={isUnread || undefined} aria-labelledby={`news-${id}`}>
      <p className={styles.facts}>
        {isUnread && <span className={styles.chip}>{t('office-intranet:news.unread')}</span>}
        {readAt !== null && <span>{t('office-intranet:news.readAt', { when: moment(readAt) })}</span>}
        {since !== null && <span>{day(since)}</span>}
      </p>
      <h3 id={`news-${id}`} tabIndex={-1} lang={langOf(heading)}>
        {heading.text}
      </h3>
      <NewsText one={one} isOpen={isUnread} />
      {isUnread && <UnderstoodButton id={id} />}
      {read !== null && (
        <p className="note">{t('office-intranet:news.count', { read: read.count, of: read.of })}</p>
      )}
      {seesReaders && mustRead && <NewsReadersList id={id} />}
    </article>
  );
}

/** The text of a piece of news; closed once it has been read. */
function NewsText({ one, isOpen }: { readonly one: StaffNewsAnswer; readonly isOpen: boolean }) {
  const { t, said } = useSpeech();
  const { lead, body, files } = one;
  const text = (
    <>
      {lead !== null && <p lang={langOf(said(lead))}>{said(lead).text}</p>}
      {body !== null && <CouncilHtml of={said(body)} />}
      <StaffFilesList files={files} />
    </>
  );
  if (isOpen) return text;
  return (
    <details>
      <summary>{t('office-intranet:news.open')}</summary>
      {text}
    </details>
  );
}

function UnderstoodButton({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const { again } = useIntranet();
  const { call, realm } = useOffice().council;
  const { act, isBusy, told } = useIntranetDeed();
  const say = async () => {
    const isDone = await act(
      () => call(markNewsReadCall, { realm, id }),
      () => null,
    );
    if (!isDone) return;
    again();
    document.getElementById(`news-${id}`)?.focus();
  };
  return (
    <>
      <p>
        <OfficeButton busy={isBusy} onClick={() => void say()}>
          {t('office-intranet:news.understood')}
        </OfficeButton>
      </p>
      <ToldNotice told={told} />
    </>
  );
}
