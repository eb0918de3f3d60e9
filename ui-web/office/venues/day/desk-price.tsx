import { formatMoney } from '#application/text/numbers.ts';
import type { PriceLine } from '#domain/reservations/tariff.ts';
import { sumOfMoney } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../venues.module.css';

/** What is paid at the desk, line by line; null: the council has no price for it. */
export function DeskPrice({ price }: { readonly price: readonly PriceLine[] | null }) {
  const { t } = useSpeech();
  if (price === null) return <p role="status">{t('office-venues:why.noRate')}</p>;
  return (
    <dl className={styles.price} aria-live="polite">
      {price.map(({ kind, minutes, amount }) => (
        <div key={`${kind} ${minutes} ${amount}`}>
          <dt>{t(`office-venues:price.${kind}`, { count: minutes })}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('office-venues:price.total')}</dt>
        <dd>{formatMoney(sumOfMoney(price.map(({ amount }) => amount)))}</dd>
      </div>
    </dl>
  );
}
