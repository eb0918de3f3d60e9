import { useEffect, useRef, useState } from 'react';
import { formatClock } from '#application/text/dates.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OfficeTown } from '../office-facts.ts';
import { ring, sayAloud } from './call-sound.ts';
import type { Hall } from './hall-presenter.ts';
import styles from './hall.module.css';
import { useWaitWords } from './use-wait-words.ts';

interface DisplayProps {
  readonly hall: Hall;
  readonly isLost: boolean;
  readonly town: OfficeTown;
}

/** Who is called and where to, to be read from eight metres. Codes and desks only. */
export function HallDisplay({ hall, isLost, town }: DisplayProps) {
  const { t, said, language } = useSpeech();
  const [first, ...others] = hall.called;
  const clock = formatClock(Date.parse(hall.asOf), town.timeZone, language);
  const wait = useWaitWords();
  return (
    <main className={styles.display}>
      <h1 className="visually-hidden">{said(hall.office).text}</h1>
      <div className={styles.called}>
        <section className={styles.last} aria-live="polite" aria-atomic="true">
          {first === undefined ? (
            <p className={styles.turn}>{t('office-hall:nobody')}</p>
          ) : (
            <>
              <p className={styles.turn}>{t('office-hall:turn')}</p>
              <p className={styles.code} key={`${first.code} ${first.at}`}>
                {first.code}
              </p>
              <p className={styles.desk}>→ {said(first.desk).text}</p>
            </>
          )}
        </section>
        <ul role="list" className={styles.earlier} aria-label={t('office-hall:earlier')}>
          {others.map(({ code, desk }) => (
            <li key={code}>
              <b>{code}</b> <span>{said(desk).text}</span>
            </li>
          ))}
        </ul>
      </div>
      <footer className={styles.foot}>
        {isLost ? (
          <p role="status" className={styles.lost}>
            {t('office-hall:stale', { clock })}
          </p>
        ) : (
          <p>
            <b>{t('office-hall:now')}</b> {wait(hall.wait)}
            {hall.closed !== null && ` · ${t('office-hall:shut', { reason: hall.closed.reason })}`}
          </p>
        )}
        <HallSound first={first} />
        <p>{clock}</p>
      </footer>
    </main>
  );
}

interface SoundProps {
  readonly first: Hall['called'][number] | undefined;
}

/** Rings and speaks for who is called next, as far as it is switched on. */
function useCallSound({ first }: SoundProps, rings: boolean, speaks: boolean): void {
  const { t, said, language } = useSpeech();
  const name = first === undefined ? '' : `${first.code} ${first.at}`;
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    if (first === undefined) return;
    if (rings) ring();
    if (!speaks) return;
    sayAloud(t('office-hall:spoken', { code: first.code, desk: said(first.desk).text }), language);
  }, [name, first, rings, speaks, t, said, language]);
}

/** A bell and a voice, switched on by hand: a browser is silent until somebody has pressed something. */
function HallSound({ first }: SoundProps) {
  const { t } = useSpeech();
  const [rings, setRings] = useState(false);
  const [speaks, setSpeaks] = useState(false);
  useCallSound({ first }, rings, speaks);
  return (
    <p className={styles.sound}>
      <button type="button" aria-pressed={rings} onClick={() => setRings(!rings)}>
        {t('office-hall:bell')}
      </button>
      <button type="button" aria-pressed={speaks} onClick={() => setSpeaks(!speaks)}>
        {t('office-hall:voice')}
      </button>
    </p>
  );
}
