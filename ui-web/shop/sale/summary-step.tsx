import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';
import { centsOf, notAddable, type SaleDraft, sumsOf, usableIn, voucherOf } from './sale-state.ts';

interface SummaryStepProps {
  readonly draft: SaleDraft;
  readonly isBusy: boolean;
  /** Why the council did not finish the sale, in words. */
  readonly trouble: string | null;
  readonly finish: () => void;
  readonly addMore: () => void;
}

/** What the shop collects, before the sale is finished. */
export function SummaryStep({ draft, isBusy, trouble, finish, addMore }: SummaryStepProps) {
  const { t, said } = useSpeech();
  const { looked, lines } = draft;
  const price = centsOf(draft.price);
  const { worth } = sumsOf(draft);
  const rows = lines.flatMap((line) => {
    const found = looked && voucherOf(looked, line.voucher);
    return found === null ? [] : [{ ...line, type: found.type }];
  });
  const canAdd = looked !== null && usableIn(looked).some(({ id }) => notAddable(looked, lines, id) === null);
  return (
    <>
      <TillTitle>{t('shop:summary.title')}</TillTitle>
      {trouble !== null && (
        <Notice tone="error" live="assertive">
          <p>
            <strong>{trouble}</strong>
          </p>
        </Notice>
      )}
      <dl className={styles.lines}>
        <div>
          <dt>{t('shop:summary.purchase')}</dt>
          <dd>{formatMoney(price)}</dd>
        </div>
        {rows.map(({ voucher, uses, type }) => (
          <div key={voucher}>
            <dt>
              <Words of={said(type.title)} />
              {t('shop:summary.line', { title: '', count: uses })}
            </dt>
            <dd>−{formatMoney(cents(centsOf(type.face) * uses))}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.collect}>
        <span>{t('shop:summary.collect')}</span>
        <b>{formatMoney(cents(price - worth))}</b>
      </p>
      {canAdd && (
        <p>
          <Button look="text" icon="plus" onClick={addMore}>
            {t('shop:choose.more')}
          </Button>
        </p>
      )}
      <div className={styles.acts}>
        <Button wide size="large" busy={isBusy} onClick={finish}>
          {t(isBusy ? 'shop:summary.finishing' : 'shop:summary.finish')}
        </Button>
        <p className="note">{t('shop:summary.note')}</p>
      </div>
    </>
  );
}
