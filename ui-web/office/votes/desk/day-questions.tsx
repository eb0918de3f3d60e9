import type { VoteDay } from '#adapters/wire/voting-desk/day.ts';
import { formatCount } from '#application/text/numbers.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { stateWords } from '../../requests/request-words.ts';
import styles from './day.module.css';

/** The list of requests of these forms that are not done with. */
const allOf = (mailboxes: readonly string[]): string =>
  `/gestion/solicitudes?${mailboxes.map((one) => `mailbox=${encodeURIComponent(one)}`).join('&')}`;

/** What residents ask about the vote and nobody has answered yet; each is a request, and is answered as one. */
export function DayQuestions({ questions }: Pick<VoteDay, 'questions'>) {
  const speech = useSpeech();
  const { t } = speech;
  const moment = useOfficeMoment();
  if (questions === null) return null;
  const { total, items, mailboxes } = questions;
  return (
    <section className={styles.panel} aria-labelledby="preguntas">
      <h2 id="preguntas">{t('office-polling:questions.title')}</h2>
      <p className={styles.hint}>
        {total === 0
          ? t('office-polling:questions.none')
          : t('office-polling:questions.hint', { count: total, n: formatCount(total) })}
      </p>
      <ol role="list" className={styles.list}>
        {items.map(({ number, title, came, status, hasReply }) => (
          <li key={number}>
            <OfficeLink href={`/gestion/solicitudes/${encodeURIComponent(number)}`}>{title}</OfficeLink>
            <small>
              {number} · {moment(came)} ·{' '}
              {hasReply ? t('office-polling:questions.replied') : stateWords(status, speech)}
            </small>
          </li>
        ))}
      </ol>
      {total > items.length && (
        <OfficeLink href={allOf(mailboxes)}>{t('office-polling:questions.all')}</OfficeLink>
      )}
    </section>
  );
}
