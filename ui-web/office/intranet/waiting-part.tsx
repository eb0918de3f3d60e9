import { useSpeech } from '#ui-web/speech.ts';
import styles from './intranet.module.css';
import { PartFrame } from './part-frame.tsx';
import { useIntranet, useWholeDay } from './use-intranet.ts';

/** What of the intranet waits for the person: news to read, procedures to look at, requests to decide. */
export function IntranetWaitingPart() {
  const { t, said } = useSpeech();
  const { seen } = useIntranet();
  const day = useWholeDay();
  const { news, procedures, toDecide, forms } = seen;
  const unread = news.filter(({ mustRead, readAt }) => mustRead && readAt === null);
  const due = procedures.filter(({ isMine, state }) => isMine && (state === 'over' || state === 'soon'));
  const formOf = (id: string) => said(forms.find((one) => one.id === id)?.title ?? id).text;
  const waits = [
    ...unread.map(({ id, title }) => ({
      href: `#news-${id}`,
      text: t('office-intranet:waits.read', { title: said(title).text }),
    })),
    ...due.map(({ id, title }) => ({
      href: `#procedure-${id}`,
      text: t('office-intranet:waits.review', { title: said(title).text }),
    })),
    ...toDecide.map(({ id, form, from }) => ({
      href: `#request-${id}`,
      text: t('office-intranet:waits.decide', { title: formOf(form), who: from }),
    })),
  ];
  return (
    <PartFrame id="waits" title={t('office-intranet:waits.title')} note={day(seen.day)}>
      {waits.length === 0 ? (
        <p>{t('office-intranet:waits.none')}</p>
      ) : (
        <ul role="list" className={styles.rows}>
          {waits.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </PartFrame>
  );
}
