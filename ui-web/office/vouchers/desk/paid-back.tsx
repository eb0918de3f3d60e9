import { useEffect } from 'react';
import type { DeskReceiptAnswer } from '#adapters/wire/vouchers/desk/return-voucher-at-desk.ts';
import type { VoucherDesk } from '#adapters/wire/vouchers/desk/read-voucher-desk.ts';
import { formatClock, formatDay } from '#application/text/dates.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import desk from '../../votes/desk/desk.module.css';
import { AfterPrinting } from './after-printing.tsx';
import { Printed } from '../../parts/printed.tsx';
import styles from './voucher-desk.module.css';

interface PaidBackProps {
  readonly open: VoucherDesk;
  readonly receipts: readonly DeskReceiptAnswer[];
  readonly next: () => void;
}

/** What is to be given in cash, and its receipts, which are printed at once. */
export function PaidBack({ open, receipts, next }: PaidBackProps) {
  const { t } = useSpeech();
  useEffect(() => window.print(), []);
  const all = receipts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <div role="status" className={desk.yes}>
        <Icon name="print" />
        <p>
          <b>{t('office-vouchers:desk.back.give', { amount: formatMoney(cents(all)) })}</b>
          <span>
            {t('office-vouchers:desk.back.receipts', {
              count: receipts.length,
              numbers: receipts.map(({ number }) => number).join(', '),
            })}
          </span>
        </p>
      </div>
      <AfterPrinting next={next} />
      <Printed>
        {receipts.map((one) => (
          <Receipt key={one.number} open={open} receipt={one} />
        ))}
      </Printed>
    </>
  );
}

/** One receipt, with a line for the signature of who got the cash. Nothing on it says who that is. */
function Receipt({ open, receipt }: Pick<PaidBackProps, 'open'> & { readonly receipt: DeskReceiptAnswer }) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  const { number, type, amount, by, at } = receipt;
  const instant = Date.parse(at);
  const day = formatDay(dayAt(instant, town.timeZone), language);
  const clock = formatClock(instant, town.timeZone, language);
  return (
    <section className={styles.receipt} data-receipt={number}>
      <p>{said(town.name).text}</p>
      <h2>{t('office-vouchers:desk.back.receipt', { number })}</h2>
      <p>
        {said(open.title).text} · {said(open.types.find(({ id }) => id === type)?.title).text}
      </p>
      <p>
        <strong>{t('office-vouchers:desk.back.paid', { amount: formatMoney(cents(amount)) })}</strong>
      </p>
      <p>{t('office-vouchers:desk.back.when', { day, clock, by })}</p>
      <p className={styles.signed}>{t('office-vouchers:desk.back.signature')}</p>
    </section>
  );
}
