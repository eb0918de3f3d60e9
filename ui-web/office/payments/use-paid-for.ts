import type { CallAnswer } from '#adapters/wire/call.ts';
import type { listPaymentsCall } from '#adapters/wire/payments/list-payments.ts';
import { useSpeech } from '#ui-web/speech.ts';

type Paid = Pick<CallAnswer<typeof listPaymentsCall>['items'][number], 'concept' | 'part'>;

/** What a payment is for; of a fee in parts with the number of the part, as the page of the bank says it. */
export function usePaidFor(): (payment: Paid) => string {
  const { t, said } = useSpeech();
  return ({ concept, part }) =>
    said(concept).text + (part === null ? '' : ` · ${t('office-payments:part', { n: part })}`);
}
