import type { OwnListing } from '#adapters/wire/showcase/own-listing.ts';
import { VisitTable } from '#ui-web/screens/showcase/visit-table.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './listing.module.css';

/** How often the shop was seen in the showcase. */
export function VisitsPart({ visits }: Pick<OwnListing, 'visits'>) {
  const { t } = useSpeech();
  return (
    <section className="stack stretch" aria-labelledby="listing-visits">
      <h2 id="listing-visits">{t('shop-desk:visits.title')}</h2>
      <p className="note">{t('shop-desk:visits.words')}</p>
      <VisitTable words="shop-desk" visits={visits} className={styles.visits} />
    </section>
  );
}
