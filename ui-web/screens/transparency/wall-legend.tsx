import { OneTile, motifAt } from '#ui-web/components/index-wall/one-tile.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';

/** What a tile and a gap mean. */
export function WallLegend() {
  const { t } = useSpeech();
  return (
    <p className={styles.legend}>
      <span>
        <OneTile motif={motifAt(0)} turned={false} /> {t('transparency:published')}
      </span>
      <span>
        <span className={styles.gap} /> {t('transparency:missing')}
      </span>
    </p>
  );
}
