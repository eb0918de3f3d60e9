import { lazy } from 'react';
import { useSaleTrouble } from './use-sale-trouble.ts';
import { laterSteps, type useSale } from './use-sale.ts';

// The steps after the price: they are fetched while the shop types it.
const ProofStep = lazy(async () => ({ default: (await laterSteps()).ProofStep }));
const SummaryStep = lazy(async () => ({ default: (await laterSteps()).SummaryStep }));

interface LastStepsProps {
  readonly sale: ReturnType<typeof useSale>;
  readonly addMore: () => void;
  readonly signedOut: () => void;
}

/** The proof and the summary of a sale. */
export function LastSteps({ sale, addMore, signedOut }: LastStepsProps) {
  const { draft, change, isBusy, refused, setRefused, finish } = sale;
  const words = useSaleTrouble(draft);
  if (draft.step === 'proof')
    return (
      <ProofStep
        draft={draft}
        isOtherPerson={refused?.where === 'otherPerson'}
        change={(part) => {
          if ('number' in part) setRefused(null);
          change(part);
        }}
        next={() => change({ step: 'summary' })}
        signedOut={signedOut}
      />
    );
  return (
    <SummaryStep
      draft={draft}
      isBusy={isBusy}
      trouble={words(refused)}
      finish={() => void finish()}
      addMore={() => {
        setRefused(null);
        addMore();
      }}
    />
  );
}
