import { useEffect, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../reservations.module.css';

/** Seconds until a moment, counted on while the page is open. */
export function useSecondsLeft(until: string, now: () => number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return Math.max(0, Math.ceil((Date.parse(until) - at) / 1000));
}

/** The parts of ten minutes that are left, as tiles. */
const tiles = 10;

const Tiles = ({ left }: { readonly left: number }) => (
  <span className={styles.track} aria-hidden="true">
    {Array.from({ length: tiles }, (_, tile) => (
      <i key={tile} className={tile < left ? styles.tile : undefined} />
    ))}
  </span>
);

/** The time that is left: seen by the second, read aloud by the minute, and before it ends. */
export function TimeLeft({ seconds }: { readonly seconds: number }) {
  const { t } = useSpeech();
  const rounded = Math.ceil(seconds / 60);
  return (
    <div className={styles.left}>
      <p aria-hidden="true">
        {t('reservations:held.for')}
        <b>
          {t('reservations:held.time', {
            minutes: String(Math.floor(seconds / 60)),
            seconds: String(seconds % 60).padStart(2, '0'),
          })}
        </b>
      </p>
      <Tiles left={Math.min(tiles, rounded)} />
      <span className="visually-hidden" role="timer" aria-live={rounded <= 2 ? 'polite' : 'off'}>
        {t('reservations:held.spoken', { count: rounded, n: formatCount(rounded) })}
      </span>
    </div>
  );
}
