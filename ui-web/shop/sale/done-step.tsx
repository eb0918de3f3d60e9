import type { SaleSeen } from '#adapters/wire/vouchers/sales/sale.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';
import { euroWords } from '../words.ts';
import { Reversal } from './reversal.tsx';
import { type SaleDraft, usableIn, usesLeft } from './sale-state.ts';

interface DoneStepProps {
  readonly draft: SaleDraft;
  readonly receipt: SaleSeen;
  readonly reversed: (sale: SaleSeen) => void;
  readonly signedOut: () => void;
  readonly next: () => void;
}

/** What is left to the customer, as far as the shop has seen it. */
const leftOf = ({ looked, lines }: SaleDraft): number => {
  if (looked === null) return 0;
  const before = usableIn(looked).reduce((sum, voucher) => sum + usesLeft(voucher), 0);
  return before - lines.reduce((sum, { uses }) => sum + uses, 0);
};

/** The receipt of a sale. */
export function DoneStep({ draft, receipt, reversed, signedOut, next }: DoneStepProps) {
  const { t } = useSpeech();
  const isReversed = receipt.status === 'reversed';
  return (
    <>
      <TillTitle key={receipt.status}>{t(isReversed ? 'shop:done.reversed' : 'shop:done.title')}</TillTitle>
      <p className={styles.reference}>{receipt.number}</p>
      {isReversed ? (
        <Notice tone="info">
          <p>{t('shop:done.reversedWords')}</p>
        </Notice>
      ) : (
        <dl className={styles.lines}>
          <div>
            <dt>{t('shop:done.collected')}</dt>
            <dd>{euroWords(receipt.rest)}</dd>
          </div>
          <div>
            <dt>{t('shop:done.owed')}</dt>
            <dd>{euroWords(receipt.amount)}</dd>
          </div>
          <div>
            <dt>{t('shop:done.left')}</dt>
            <dd>{t('shop:done.leftUses', { count: leftOf(draft) })}</dd>
          </div>
        </dl>
      )}
      <Reversal
        sale={receipt}
        label={t('shop:done.reverse', { minutes: '{minutes}' })}
        reversed={reversed}
        signedOut={signedOut}
      />
      <Button wide onClick={next}>
        {t('shop:done.next')}
      </Button>
    </>
  );
}
