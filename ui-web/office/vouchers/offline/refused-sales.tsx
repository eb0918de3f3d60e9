import { useState } from 'react';
import type { OfflineOfCampaign } from '#adapters/wire/vouchers/office/read-offline-of-campaign.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { type Told, ToldNotice } from '../../parts/told-notice.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from '../vouchers.module.css';
import { refusedColumns, useRefusedSaleWords } from './refused-words.ts';

type Refused = OfflineOfCampaign['refused'];

/** The page has the shop below the number of the sale: names are long, and windows narrow. */
const shownColumns = refusedColumns.filter((one) => one !== 'shop');

/** The sales without a line that were not accepted, the latest first, and the same as a table for a spreadsheet. */
export function RefusedSales({
  campaign,
  refused,
}: {
  readonly campaign: string;
  readonly refused: Refused;
}) {
  const { t } = useSpeech();
  const words = useRefusedSaleWords();
  const [told, tell] = useState<Told | null>(null);
  const title = t('office-vouchers:offline.refused.title');
  const save = async () => {
    const { saveRefused } = await import('./save-refused.ts');
    saveRefused(campaign, refused, words);
    tell({ isFault: false, words: t('office-vouchers:offline.refused.saved') });
  };
  return (
    <>
      <h3>{title}</h3>
      <p className="note">{t('office-vouchers:offline.refused.lead')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              {shownColumns.map((one) => (
                <th key={one} scope="col" className={one === 'why' ? styles.words : undefined}>
                  {words.column(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {refused.map((one) => (
              <RefusedRow key={one.sale} sale={one} />
            ))}
          </tbody>
        </table>
      </div>
      <ToldNotice told={told} />
      <p>
        <OfficeButton look="outline" onClick={() => void save()}>
          {t('office-vouchers:offline.refused.save')}
        </OfficeButton>
      </p>
    </>
  );
}

/** One sale: which shop, when, why, and what its vouchers would have been worth. */
function RefusedRow({ sale }: { readonly sale: Refused[number] }) {
  const words = useRefusedSaleWords();
  const moment = useOfficeMoment();
  const { number, shop, madeAt, at, why, amount } = sale;
  return (
    <tr>
      <th scope="row">
        {number} <small>{shop}</small>
      </th>
      <td>{moment(madeAt)}</td>
      <td>{moment(at)}</td>
      <td className={styles.words}>{words.why(why)}</td>
      <td>{formatMoney(cents(sale.price))}</td>
      <td>{amount === null ? '—' : formatMoney(cents(amount))}</td>
    </tr>
  );
}
