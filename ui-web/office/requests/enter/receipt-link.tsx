import { addressOf } from '#adapters/wire/address-of.ts';
import { readReceiptPageCall } from '#adapters/wire/staff-requests/read-receipt-page.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from './enter.module.css';

/** The paper that the person takes home: a page of its own, to be printed. */
export function ReceiptLink({ iid }: { readonly iid: string }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const address = addressOf(readReceiptPageCall, { realm: council.realm, reference: iid });
  return (
    <a className={styles.receipt} href={address} target="_blank" rel="noopener">
      <Icon name="print" /> {t('office-desk:enter.receipt')}
    </a>
  );
}
