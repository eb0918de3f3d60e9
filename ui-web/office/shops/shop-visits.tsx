import { VisitTable } from '#ui-web/screens/showcase/visit-table.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { SeenShop } from './seen-shop.ts';
import styles from './shops.module.css';

/** How often the showcase showed a shop. */
export function ShopVisits({ visits }: Pick<SeenShop, 'visits'>) {
  const { t } = useSpeech();
  return (
    <section className={styles.part} aria-labelledby="shop-visits">
      <h2 id="shop-visits">{t('office-shops:visits.title')}</h2>
      <p className="note">{t('office-shops:visits.words')}</p>
      <VisitTable words="office-shops" visits={visits} className={styles.visits} />
    </section>
  );
}
