import { useState } from 'react';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { PaymentActsProps, ReadPayment } from './read-payment.ts';

type Changed = Either<{ readonly kind: string }, Pick<ReadPayment, 'refunds'> & { readonly unsent?: number }>;

/** Refusals with words of their own. */
const known = ['notInReview', 'refundTooMuch', 'refundWaits', 'noBank'] as const;

/** Sends a change, once at a time, and says how it ended. */
export function useChange(changed: PaymentActsProps['changed']) {
  const { t } = useSpeech();
  const [isBusy, setBusy] = useState(false);
  const send = async (
    work: () => Promise<Changed>,
    said: (done: Extract<Changed, { _tag: 'Right' }>['right']) => string,
  ) => {
    if (isBusy) return;
    setBusy(true);
    const done = await work();
    setBusy(false);
    if (isLeft(done)) {
      const word = known.find((one) => one === done.left.kind) ?? 'failed';
      changed({ isFault: true, words: t(`office-payments:said.${word}`) });
      return;
    }
    const isUnsent = (done.right.unsent ?? 0) > 0;
    const words = isUnsent ? 'unsent' : said(done.right);
    changed({ isFault: isUnsent || words === 'denied', words: t(`office-payments:said.${words}`) });
  };
  return { isBusy, send };
}
