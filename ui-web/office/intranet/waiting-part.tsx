import { useSpeech } from '#ui-web/speech.ts';
import styles from './intranet.module.css';
import { PartFrame } from './part-frame.tsx';
import { useIntranet, useWholeDay } from './use-intranet.ts';

/** How many of a kind are named one by one: more would be a list before the list. */
const mostNamed = 5;

/** What of the intranet waits for the person: news to read, procedures to look at, requests to decide. */
export function IntranetWaitingPart() {
  const { t, said } = useSpeech();
  const { seen } = useIntranet();
  const day = useWholeDay();
  const { news, procedures, toDecide, forms } = seen;
  const unread = news.filter(({ mustRead, readAt }) => mustRead && readAt === null);
  const due = procedures.filter(({ isMine, state }) => isMine && (state === 'over' || state === 'soon'));
  /** What waits of one kind: each by its name, or all as one line that leads to their part. */
  const of = <T,>(
    kind: 'read' | 'review' | 'decide',
    part: string,
    all: readonly T[],
    nameOf: (one: T) => readonly [string, Record<string, string>],
  ) =>
    all.length > mostNamed
      ? [{ href: `#${part}`, text: t(`office-intranet:waits.${kind}Many`, { count: all.length }) }]
      : all.map(nameOf).map(([id, values]) => ({
          href: `#${id}`,
          text: t(`office-intranet:waits.${kind}`, values),
        }));
  const formOf = (id: string) => said(forms.find((one) => one.id === id)?.title ?? id).text;
  const waits = [
    ...of('read', 'news', unread, ({ id, title }) => [`news-${id}`, { title: said(title).text }]),
    ...of('review', 'procedures', due, ({ id, title }) => [`procedure-${id}`, { title: said(title).text }]),
    ...of('decide', 'forms', toDecide, ({ id, form, from }) => [
      `request-${id}`,
      { title: formOf(form), who: from },
    ]),
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
