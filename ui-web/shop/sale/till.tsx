import { lazy, useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { ShopInside } from '../shop-context.ts';
import styles from '../shop.module.css';
import { StepHead } from '../step-head.tsx';
import { ChooseStep, UnusableVoucher } from './choose-step.tsx';
import { LastSteps } from './last-steps.tsx';
import { PriceStep } from './price-step.tsx';
import { afterLook, type SaleDraft, stepBefore, usableIn } from './sale-state.ts';
import { ScanStep } from './scan-step.tsx';
import { laterSteps, useSale } from './use-sale.ts';

const PendingStep = lazy(async () => ({ default: (await laterSteps()).PendingStep }));
const DoneStep = lazy(async () => ({ default: (await laterSteps()).DoneStep }));

/** What is beside the steps: another voucher is added, or the customer's others are looked at. */
type Aside = 'more' | 'rest' | null;

/** Whether the scanned voucher cannot be used. */
function isSpent({ looked }: SaleDraft): boolean {
  const scanned = looked?.vouchers.find(({ id }) => id === looked.voucher);
  return looked !== null && (looked.campaign.state !== 'open' || scanned?.status !== 'granted');
}

/** The till: one sale after the other. Nothing is lost by going back, by a reload or by a broken line. */
export function SaleTill(signedIn: ShopInside) {
  const { t } = useSpeech();
  const sale = useSale(signedIn);
  const [aside, setAside] = useState<Aside>(null);
  const { signedOut } = signedIn;
  const { draft, change, setRefused, begin } = sale;
  const { step, receipt } = draft;
  const cancel = () => {
    setAside(null);
    begin();
  };
  if (draft.pending !== null) return <PendingStep number={draft.pending} next={cancel} />;
  if (receipt !== null)
    return (
      <DoneStep
        draft={draft}
        receipt={receipt}
        reversed={(reversed) => change({ receipt: reversed })}
        signedOut={signedOut}
        next={cancel}
      />
    );
  const isMore = aside === 'more';
  const before = isMore ? 'summary' : stepBefore(step);
  const isShut = isSpent(draft) && aside === null;
  return (
    <>
      <StepHead step={isMore ? 'choose' : step} cancel={cancel} />
      <SaleSteps {...{ sale, aside, setAside, cancel, signedOut, isShut }} />
      {before !== null && before !== 'scan' && !isShut && (
        <p className={styles.acts}>
          <Button
            look="text"
            onClick={() => {
              setRefused(null);
              if (isMore) setAside(isSpent(draft) ? 'rest' : null);
              change({ step: before });
            }}
          >
            {t('shop:back')}
          </Button>
        </p>
      )}
    </>
  );
}

interface SaleStepsProps {
  readonly sale: ReturnType<typeof useSale>;
  readonly aside: Aside;
  readonly setAside: (aside: Aside) => void;
  readonly cancel: () => void;
  readonly signedOut: () => void;
  readonly isShut: boolean;
}

/** The step at which the sale is. */
function SaleSteps({ sale, aside, setAside, cancel, signedOut, isShut }: SaleStepsProps) {
  const { draft, change } = sale;
  const { looked, step } = draft;
  if (looked === null || step === 'scan')
    return (
      <ScanStep
        found={(found, codes) => change({ ...afterLook(draft, found), codes })}
        signedOut={signedOut}
      />
    );
  if (isShut) {
    const canRest = looked.campaign.state === 'open' && usableIn(looked).length > 0;
    return <UnusableVoucher looked={looked} other={cancel} rest={canRest ? () => setAside('rest') : null} />;
  }
  const isMore = aside === 'more';
  const leaveMore = () => setAside(isSpent(draft) ? 'rest' : null);
  if (step === 'choose' || isMore)
    return (
      <ChooseStep
        key={String(isMore)}
        looked={looked}
        lines={draft.lines}
        isMore={isMore}
        choose={(line) => {
          if (isMore) leaveMore();
          change({ lines: isMore ? [...draft.lines, line] : [line], step: 'price' });
        }}
        without={leaveMore}
      />
    );
  if (step === 'price')
    return (
      <PriceStep
        draft={draft}
        change={change}
        next={() => change({ step: draft.ticket === null || draft.number === '' ? 'proof' : 'summary' })}
      />
    );
  return <LastSteps sale={sale} addMore={() => setAside('more')} signedOut={signedOut} />;
}
