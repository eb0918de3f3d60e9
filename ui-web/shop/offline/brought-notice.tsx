import { formatMoney } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useLine } from './line-context.ts';
import type { ToldSale } from './told-sales.ts';

const knownReasons = new Set([
  'noAllowance',
  'outsideHours',
  'clockWrong',
  'allowanceSpent',
  'forged',
  'expired',
  'notACode',
  'otherCampaign',
  'unknownVoucher',
  'shopCap',
]);

/** What the council said of the sales that were brought: which are confirmed, and what the others mean for the shop. */
export function BroughtNotice() {
  const { t } = useSpeech();
  const { told, closeTold } = useLine();
  const { confirmed, amount, sales } = told;
  if (confirmed === 0 && sales.length === 0) return null;
  return (
    <Notice
      tone={sales.length === 0 ? 'ok' : 'warning'}
      live="polite"
      actions={
        <Button look="outline" size="short" onClick={closeTold}>
          {t('shop:line.understood')}
        </Button>
      }
    >
      {confirmed > 0 && <ConfirmedWords count={confirmed} amount={formatMoney(amount)} />}
      {sales.map((sale) => (
        <ToldWords key={sale.number} sale={sale} />
      ))}
    </Notice>
  );
}

function ConfirmedWords(values: { readonly count: number; readonly amount: string }) {
  const { t } = useSpeech();
  return (
    <p>
      <strong>{t('shop:line.confirmed', { ...values })}</strong>
    </p>
  );
}

function ToldWords({ sale: { kind, number, amount, bearer, where } }: { readonly sale: ToldSale }) {
  const { t } = useSpeech();
  const values = { number, amount: formatMoney(amount) };
  if (kind === 'conflicting') return <p>{t(`shop:line.conflict.${bearer}`, values)}</p>;
  const why = t(`shop:line.why.${knownReasons.has(where) ? where : 'other'}`);
  return <p>{t('shop:line.refused', { ...values, why })}</p>;
}
