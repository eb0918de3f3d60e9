import { useEffect, useState } from 'react';
import type { CameAnswer } from '#adapters/wire/call.ts';
import type { OpeningAnswer } from '#adapters/wire/voting/signed-vote.ts';
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

type CameOpening = CameAnswer<typeof readOpeningCall>;
type SignedOpening = Required<Pick<CameOpening, 'opening' | 'cancelled'>> & Pick<CameOpening, 'questions'>;
const unknown: SignedOpening = { opening: null, cancelled: [] };

/** How the vote of a survey was opened, where one asks about it, and what was cancelled before; nothing while it is not known. */
function useOpening(survey: SurveyId): SignedOpening {
  const { council } = usePlace();
  const [signed, setSigned] = useState(unknown);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const answer = await council.call(readOpeningCall, { realm: council.realm, id: survey });
      if (!isHere || isLeft(answer)) return;
      setSigned({ cancelled: [], ...answer.right });
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [council, survey]);
  return signed;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/<[^>]*>/gu, ' ').trim() : '';

interface NoteProps {
  readonly survey: SurveyId;
}

const useDayWords = () => {
  const { language } = useSpeech();
  const { council } = usePlace();
  return (at: string) => formatDay(dayAt(Date.parse(at), council.zone()), language);
};

/** Where a person reads the whole of what was fixed, to compute its hash again. */
function Download({ survey }: NoteProps) {
  const { t } = useSpeech();
  const { council } = usePlace();
  return (
    <p>
      <a href={`/api/${council.realm}/surveys/${survey}/opening`} download={`${survey}.json`}>
        {t('survey:fixed.download')}
      </a>
    </p>
  );
}

/** The openings that were cancelled before anybody voted: when, by whom and why, and the hash of what was fixed. */
function Cancelled({
  survey,
  signed: { opening, cancelled },
}: NoteProps & { readonly signed: SignedOpening }) {
  const { t } = useSpeech();
  const day = useDayWords();
  return (
    <>
      {cancelled.map((one) => (
        <div key={`${one.hash}/${one.at}`} className={styles.change}>
          <h2>{t('survey:fixed.cancelled', { day: day(one.at) })}</h2>
          <p>{`«${one.reason}»`}</p>
          <p>{t('survey:fixed.cancelledBy', { who: one.by.join(', ') })}</p>
          <p className={styles.hashes}>
            <HashCode hash={one.hash} />
          </p>
        </div>
      ))}
      {opening === null && cancelled.length > 0 && <Download survey={survey} />}
    </>
  );
}

/** Every correction since the opening, with its hash, and what was fixed then. */
function Fixed({ survey, opening }: NoteProps & { readonly opening: OpeningAnswer }) {
  const { t } = useSpeech();
  const day = useDayWords();
  const hashes = [opening.opened.hash, ...opening.changes.map(({ hash }) => hash)];
  return (
    <>
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
        <Download survey={survey} />
      </details>
    </>
  );
}

/** What two people fixed when they opened the vote, what changed since then, and which openings were cancelled before. */
export function FixedNote({ survey }: NoteProps) {
  const { t } = useSpeech();
  const signed = useOpening(survey);
  const { opening, cancelled, questions } = signed;
  if (opening === null && cancelled.length === 0) return null;
  return (
    <aside className={`wrap ${styles.note}`} aria-label={t('survey:fixed.title')}>
      {opening !== null && questions !== undefined && (
        <p>
          {t('survey:fixed.doubt')}{' '}
          <Link href={`/solicitud/${encodeURIComponent(questions)}`}>{t('survey:fixed.ask')}</Link>
        </p>
      )}
      <Cancelled survey={survey} signed={signed} />
      {opening !== null && <Fixed survey={survey} opening={opening} />}
    </aside>
  );
}
