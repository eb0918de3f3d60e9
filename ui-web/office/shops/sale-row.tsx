import { useState } from 'react';
import type { SoldSale } from '#adapters/wire/vouchers/sales/list-sold.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { readableEuros } from './seen-shop.ts';
import styles from './shops.module.css';

/** Takes a sale back for its shop; whether it was done. */
export type ReverseSale = (sale: string, campaign: string, reason: string) => Promise<boolean>;

interface SaleRowProps {
  readonly sold: SoldSale;
  readonly reverse: ReverseSale;
}

/** One sale, which staff take back with a reason. */
export function SaleRow({ sold, reverse }: SaleRowProps) {
  const { t } = useSpeech();
  const [isChosen, choose] = useState(false);
  const { sale } = sold;
  return (
    <li>
      <SaleFacts sold={sold} />
      {sale.status === 'finished' && !isChosen && (
        <OfficeButton
          look="text"
          aria-label={t('office-shops:sales.reverseOf', { number: sale.number })}
          onClick={() => choose(true)}
        >
          {t('office-shops:sales.reverse')}
        </OfficeButton>
      )}
      {isChosen && <ReverseForm sold={sold} reverse={reverse} close={() => choose(false)} />}
    </li>
  );
}

/** The number of a sale, when it was made, and what came of it. */
function SaleFacts({ sold: { sale, sample } }: Pick<SaleRowProps, 'sold'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <span>
      <strong>{sale.number}</strong> · {moment(sale.at)} · {readableEuros(sale.price)} ·{' '}
      {readableEuros(sale.amount)}
      {sale.status === 'reversed' && ` · ${t('office-shops:sales.reversed')}`}
      {sale.status === 'conflicting' && (
        <span className={styles.waits}> · {t('office-shops:sales.conflicting')}</span>
      )}
      {sale.isTicketRepeated && <span className={styles.waits}> · {t('office-shops:sales.repeated')}</span>}
      {sample !== null && ` · ${t(`office-shops:sold.sample.${sample}`)}`}
    </span>
  );
}

/** Why a sale is taken back. */
function ReverseForm({ sold: { sale }, reverse, close }: SaleRowProps & { readonly close: () => void }) {
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
