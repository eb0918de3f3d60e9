import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { PocketPartProps } from '../part-props.ts';
import styles from '../pocket.module.css';

/** The tour, once more. */
export function TourPart({ presenter }: Pick<PocketPartProps, 'presenter'>) {
  const { t } = useSpeech();
  return (
    <section className={styles.section} aria-labelledby="tour">
      <h2 id="tour">{t('pocket:settings.tour')}</h2>
      <p>
        <Button look="outline" size="short" onClick={() => presenter.showTour(true)}>
          {t('pocket:settings.tourAgain')}
        </Button>
      </p>
    </section>
  );
}
