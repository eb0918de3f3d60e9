import { useState } from 'react';
import type { DayOfShop } from '#adapters/wire/vouchers/sales/list-own-sales.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { readableEuros } from './seen-shop.ts';
import styles from './shops.module.css';

interface SalesTodayProps {
  readonly day: DayOfShop;
  readonly reverse: (sale: string, campaign: string, reason: string) => Promise<boolean>;
}

/** The sales of today; staff take one back with a reason. */
export function SalesToday({ day, reverse }: SalesTodayProps) {
  const { t } = useSpeech();
  return (
    <section className={styles.part} aria-labelledby="shop-sales">
      <h2 id="shop-sales">{t('office-shops:sales.title')}</h2>
      <p className="note">
        {t('office-shops:sales.sum', {
          count: day.sales,
          sold: readableEuros(day.sold),
          owed: readableEuros(day.owed),
        })}
      </p>
      <ul role="list" className={styles.rows}>
        {day.items.map((sale) => (
          <SaleOfToday key={sale.id} sale={sale} reverse={reverse} />
        ))}
      </ul>
    </section>
  );
}

interface SaleOfTodayProps extends Pick<SalesTodayProps, 'reverse'> {
  readonly sale: DayOfShop['items'][number];
}

/** One sale, which staff take back with a reason. */
function SaleOfToday({ sale, reverse }: SaleOfTodayProps) {
  const { t } = useSpeech();
  const [isChosen, choose] = useState(false);
  return (
    <li>
      <SaleFacts sale={sale} />
      {sale.status === 'finished' && !isChosen && (
        <OfficeButton
          look="text"
          aria-label={t('office-shops:sales.reverseOf', { number: sale.number })}
          onClick={() => choose(true)}
        >
          {t('office-shops:sales.reverse')}
        </OfficeButton>
      )}
      {isChosen && <ReverseForm sale={sale} reverse={reverse} close={() => choose(false)} />}
    </li>
  );
}

/** The number of a sale, when it was made, and what came of it. */
function SaleFacts({ sale }: Pick<SaleOfTodayProps, 'sale'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <span>
      <strong>{sale.number}</strong> · {moment(sale.at)} · {readableEuros(sale.price)} ·{' '}
      {readableEuros(sale.amount)}
      {sale.status === 'reversed' && ` · ${t('office-shops:sales.reversed')}`}
      {sale.isTicketRepeated && <span className={styles.waits}> · {t('office-shops:sales.repeated')}</span>}
    </span>
  );
}

/** Why a sale is taken back. */
function ReverseForm({ sale, reverse, close }: SaleOfTodayProps & { readonly close: () => void }) {
  const { t } = useSpeech();
  const [reason, setReason] = useState('');
  const label = t('office-shops:sales.why', { number: sale.number });
  const confirm = async () => {
    if (await reverse(sale.id, sale.campaign, reason)) close();
  };
  return (
    <div className={styles.part}>
      <TextField label={label} width="100%" maxLength={500} value={reason} onChange={setReason} />
      <div className={styles.acts}>
        <OfficeButton onClick={() => void confirm()}>{t('office-shops:sales.reverse')}</OfficeButton>
        <OfficeButton look="text" onClick={close}>
          {t('office-shops:cancel')}
        </OfficeButton>
      </div>
    </div>
  );
}
