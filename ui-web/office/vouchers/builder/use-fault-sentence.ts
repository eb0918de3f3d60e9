import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { CampaignFaultKind, FaultFacts } from '#domain/vouchers/campaign-fault.ts';
import { cents } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** What is wrong with a campaign, as a sentence that says what to do. */
export function useFaultSentence(): (fault: { readonly kind: CampaignFaultKind } & FaultFacts) => string {
  const { t } = useSpeech();
  return ({ kind, amount = 0, count = 0, other = 0, name = '' }) =>
    t(`office-vouchers:fault.${kind}`, {
      amount: formatMoney(cents(amount)),
      n: formatCount(count),
      other: formatCount(other),
      name,
    });
}
