import { stepSentence } from '#application/office/steps/step-sentence.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import type { SeenShop } from './seen-shop.ts';
import styles from './shops.module.css';

/** Who did what with a shop, the latest first. */
export function ShopHistory({ steps }: Pick<SeenShop, 'steps'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <section className={styles.part} aria-labelledby="shop-history">
      <h2 id="shop-history">{t('office-shops:history')}</h2>
      <ol role="list" className={styles.rows}>
        {steps.toReversed().map(({ number, at, by, act, from = null, to = null, words = null }) => (
          <li key={number}>
            <span>
              {stepSentence((key, values) => t(`office-steps:${key}`, values), { by, act, from, to, words })}
              {words !== null && <span className="note"> {words}</span>}
            </span>
            <span className="note">{moment(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
