import type { SaleSeen } from '#adapters/wire/vouchers/sales/sale.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../shop.module.css';
import { euroWords } from '../words.ts';
import { usePaymentWords } from './payment-words.ts';

interface SettledTableProps {
  readonly title: string;
  readonly help?: string;
  readonly sales: readonly SaleSeen[];
}

/** Sales of a settlement, each with what the council pays for it. */
export function SettledTable({ title, help, sales }: SettledTableProps) {
  const { t } = useSpeech();
  const { moment } = usePaymentWords();
  if (sales.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>
        <strong>{title}</strong>
        {help !== undefined && <span className="note"> {help}</span>}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('shop:day.number')}</th>
          <th scope="col">{t('shop:day.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {sales.map((sale) => (
          <tr key={sale.id}>
            <th scope="row">
              {sale.number}
              <br />
              <span className="note">
                {moment(sale.at)} · {euroWords(sale.price)}
              </span>
            </th>
            <td>{euroWords(sale.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
