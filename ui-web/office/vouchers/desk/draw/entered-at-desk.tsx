import { useEffect } from 'react';
import type { VoucherDesk } from '#adapters/wire/vouchers/desk/read-voucher-desk.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { formatClock, formatDay } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Printed } from '../../../parts/printed.tsx';
import { useOffice } from '../../../shell/office-context.ts';
import desk from '../../../votes/desk/desk.module.css';
import { AfterPrinting } from '../after-printing.tsx';
import styles from '../voucher-desk.module.css';

interface EnteredProps {
  readonly open: VoucherDesk;
  readonly entry: NonNullable<OwnOrderAnswer['entry']>;
  readonly next: () => void;
}

/** The person was put down: their letters, and the receipt, which is printed at once. */
export function EnteredAtDesk({ open, entry, next }: EnteredProps) {
  const { t } = useSpeech();
  useEffect(() => window.print(), []);
  return (
    <>
      <div role="status" className={desk.yes}>
        <Icon name="print" />
        <p>
          <b>{t('office-vouchers:desk.draw.done')}</b>
          <span>{t('office-vouchers:desk.draw.letters', { code: entry.code })}</span>
        </p>
      </div>
      <AfterPrinting next={next} />
      <Printed>
        <EntryReceipt open={open} entry={entry} />
      </Printed>
    </>
  );
}

/** What a person takes home who has no device: their letters, and how they learn what came out. It says nobody's name. */
function EntryReceipt({ open, entry: { draw, code } }: Pick<EnteredProps, 'open' | 'entry'>) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  const from = Date.parse(open.issue.from);
  const day = formatDay(dayAt(from, town.timeZone), language);
  const clock = formatClock(from, town.timeZone, language);
  const days = open.draw?.days ?? 0;
  const page = `${window.location.host}/sorteos/${draw}`;
  return (
    <section className={styles.receipt} data-entry={code}>
      <p>{said(town.name).text}</p>
      <h2>{t('office-vouchers:desk.draw.receipt')}</h2>
      <p>{said(open.title).text}</p>
      <p>
        <strong>{t('office-vouchers:desk.draw.letters', { code })}</strong>
      </p>
      <p>{t('office-vouchers:desk.draw.look', { page })}</p>
      <p>{t('office-vouchers:desk.draw.come', { count: days, n: formatCount(days), day, clock })}</p>
    </section>
  );
}
