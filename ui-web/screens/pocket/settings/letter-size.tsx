import { useState } from 'react';
import { applyFontFactor, fontFactorKey, storedFontFactor } from '#ui-web/shell/start/font-factor.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../pocket.module.css';

/** If the browser refuses to store, the size lasts as long as the page. */
function storeFactor(percent: number): void {
  try {
    localStorage.setItem(fontFactorKey, String(percent / 100));
  } catch {
    // The page uses the size all the same.
  }
}

/** How large the letters are, from their normal size to twice that; the whole page shows it at once. */
export function LetterSize() {
  const { t } = useSpeech();
  const [percent, setPercent] = useState(() => Math.round(storedFontFactor() * 100));
  const change = (next: number) => {
    setPercent(next);
    storeFactor(next);
    applyFontFactor(next / 100);
  };
  return (
    <section className={styles.section} aria-labelledby="letters">
      <h2 id="letters">{t('pocket:settings.letters')}</h2>
      <input
        className={styles.range}
        type="range"
        min={100}
        max={200}
        step={5}
        value={percent}
        aria-labelledby="letters"
        aria-valuetext={t('pocket:settings.percent', { n: percent })}
        onChange={(event) => change(Number(event.target.value))}
      />
      <p className={styles.ends}>
        <span className="note">{t('pocket:settings.normal')}</span>
        <b>{t('pocket:settings.percent', { n: percent })}</b>
        <span className="note">{t('pocket:settings.double')}</span>
      </p>
      <p className={styles.sample}>{t('pocket:settings.sample')}</p>
    </section>
  );
}
