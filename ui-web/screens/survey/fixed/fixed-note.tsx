import { useEffect, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { readOpeningCall } from '#adapters/wire/voting/read-opening.ts';
import { formatDay } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { HashCode } from '#ui-web/components/hash-code/hash-code.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './fixed-note.module.css';

type Opened = CallAnswer<typeof readOpeningCall>;

/** How the vote of a survey was opened, and where one asks about it; null while it is not known. */
function useOpening(survey: SurveyId): Opened | null {
  const { council } = usePlace();
  const [opening, setOpening] = useState<Opened | null>(null);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const answer = await council.call(readOpeningCall, { realm: council.realm, id: survey });
      if (isHere && !isLeft(answer)) setOpening(answer.right);
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [council, survey]);
  return opening;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/<[^>]*>/gu, ' ').trim() : '';

/** What two people fixed when they opened the vote, and every correction since then, with its hash. */
export function FixedNote({ survey }: { readonly survey: SurveyId }) {
  const { t, language } = useSpeech();
  const { council } = usePlace();
  const found = useOpening(survey);
  if (found === null || found.opening === null) return null;
  const { opening, questions } = found;
  const day = (at: string) => formatDay(dayAt(Date.parse(at), council.zone()), language);
  const hashes = [opening.opened.hash, ...opening.changes.map(({ hash }) => hash)];
  return (
    <aside className={`wrap ${styles.note}`} aria-label={t('survey:fixed.title')}>
      {questions !== undefined && (
        <p>
          {t('survey:fixed.doubt')}{' '}
          <Link href={`/solicitud/${encodeURIComponent(questions)}`}>{t('survey:fixed.ask')}</Link>
        </p>
      )}
      {opening.changes.map((change, n) => (
        <div key={change.number} className={styles.change}>
          <p>
            <b>{t('survey:fixed.changed', { day: day(change.at), who: change.by.join(', ') })}</b>{' '}
            {`«${change.reason}»`}
          </p>
          {change.amendment !== undefined && (
            <p>{t('survey:fixed.amended', { ...change.amendment, n: change.amendment.number })}</p>
          )}
          <ul>
            {change.changes.map((one) => (
              <li key={`${one.survey}/${one.path}`}>
                {one.was !== undefined && <del>{shown(one.was)}</del>} <ins>{shown(one.value)}</ins>
              </li>
            ))}
          </ul>
          <p className={styles.hashes}>
            <HashCode hash={(hashes[n] ?? '').slice(0, 16)} /> → <HashCode hash={change.hash.slice(0, 16)} />
          </p>
        </div>
      ))}
      <details>
        <summary>{t('survey:fixed.since', { day: day(opening.opened.at) })}</summary>
        <p>{t('survey:fixed.how', { who: opening.opened.by.join(', ') })}</p>
        <p className={styles.hashes}>
          <HashCode hash={opening.hash} />
        </p>
        <p>
          <a href={`/api/${council.realm}/surveys/${survey}/opening`} download={`${survey}.json`}>
            {t('survey:fixed.download')}
          </a>
        </p>
      </details>
    </aside>
  );
}
