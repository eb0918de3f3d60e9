import { useState } from 'react';
import { payFeeCall } from '#adapters/wire/appointments/pay-fee.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { isLeft } from '#domain/shared/result.ts';
import { cents } from '#domain/shared/money.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';

interface FeeProps {
  readonly visit: OwnVisit;
  /** Goes to the page of the bank. */
  readonly go?: (address: string) => void;
}

/** What an appointment costs: paid now by who wants to, or at the desk. The appointment is its person's either way. */
export function FeePart({ visit, go = (address) => window.location.assign(address) }: FeeProps) {
  const { t } = useSpeech();
  const { council } = usePlace();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, fail] = useState(false);
  const { fee } = visit;
  if (fee == null) return null;
  const amount = formatMoney(cents(fee.amount));
  if (fee.state !== 'due') return <p>{t(`appointments:fee.${fee.state}`, { amount })}</p>;
  if (!fee.canPay) return null;
  const pay = async () => {
    setBusy(true);
    const body = { key: visit.id, forward: '/citas' };
    const begun = await council.call(payFeeCall, { realm: council.realm, body });
    if (!isLeft(begun)) return go(begun.right.url);
    setBusy(false);
    return fail(true);
  };
  return (
    <div>
      {(isFailed || fee.isRefused) && (
        <Notice tone="warning" live={isFailed ? 'assertive' : 'polite'}>
          <p>{t(isFailed ? 'appointments:fee.failed' : 'appointments:fee.refused')}</p>
        </Notice>
      )}
      <p className="actions">
        <Button look="outline" busy={isBusy} onClick={() => void pay()}>
          {t('appointments:fee.pay', { amount })}
        </Button>
      </p>
      <p className="note">{t('appointments:fee.note')}</p>
    </div>
  );
}
