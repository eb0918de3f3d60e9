import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { voucherViews } from '#ui-web/screens/vouchers/view-model.ts';
import { VoucherSheet } from '#ui-web/screens/vouchers/voucher-sheet.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Printed } from '../../parts/printed.tsx';
import { usePrinting } from '../../parts/use-printing.ts';
import { useOffice } from '../../shell/office-context.ts';
import desk from '../../votes/desk/desk.module.css';
import { AfterPrinting } from './after-printing.tsx';
import type { VoucherDeskStep } from './voucher-desk-presenter.ts';

interface GivenProps extends Pick<Extract<VoucherDeskStep, { kind: 'given' }>, 'what' | 'orders'> {
  readonly next: () => void;
}

/** Vouchers were given: what is to be collected, and the sheet that is printed at once. Their letters are on paper only. */
export function GivenVouchers({ what, orders, next }: GivenProps) {
  const speech = useSpeech();
  const { town } = useOffice();
  const views = orders.flatMap((order) => voucherViews(order, town.timeZone, speech));
  const usable = views.filter(({ code }) => code !== null);
  const onDrawn = usePrinting(usable.length);
  const amount = what === 'new' ? orders.reduce((sum, order) => sum + order.amount, 0) : 0;
  return (
    <>
      <GivenWords what={what} count={usable.length} amount={amount} />
      <AfterPrinting next={next} />
      <Printed>
        <VoucherSheet views={usable} town={speech.said(town.name).text} onDrawn={onDrawn} />
      </Printed>
    </>
  );
}

interface WordsProps extends Pick<GivenProps, 'what'> {
  readonly count: number;
  readonly amount: number;
}

/** What was given, and what is to be collected for it. */
function GivenWords({ what, count, amount }: WordsProps) {
  const { t } = useSpeech();
  return (
    <div role="status" className={desk.yes}>
      <Icon name="print" />
      <p>
        <b>{t(`office-vouchers:desk.given.${what}`, { count, n: formatCount(count) })}</b>
        <span>
          {amount > 0
            ? t('office-vouchers:desk.given.cash', { amount: formatMoney(cents(amount)) })
            : t(`office-vouchers:desk.given.${what === 'new' ? 'free' : 'old'}`)}
        </span>
      </p>
    </div>
  );
}
