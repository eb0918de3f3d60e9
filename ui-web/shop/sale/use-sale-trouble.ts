import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { usePriceWords } from './price-step.tsx';
import { priceProblem, type SaleDraft, sumsOf } from './sale-state.ts';
import type { SaleTrouble } from './use-sale.ts';

const saidByName = new Set([
  'key',
  'unknownCampaign',
  'noLines',
  'unknownVoucher',
  'notValid',
  'fewerUses',
  'twice',
  'otherHolder',
  'samePrice',
  'mixed',
  'busy',
  'keyReused',
  'line',
  'noAllowance',
  'spentUp',
  'notKept',
]);

/** Why the council did not finish a sale, in words. */
export function useSaleTrouble(draft: SaleDraft): (refused: SaleTrouble | null) => string | null {
  const { t } = useSpeech();
  const priceWords = usePriceWords();
  return (refused) => {
    if (refused === null || refused.where === 'otherPerson') return null;
    const { where } = refused;
    if (where === 'paused' || where === 'notStarted' || where === 'over') return t(`shop:closed.${where}`);
    if (where === 'noTicket') return t('shop:proof.noTicket');
    if (where === 'noIdentity') return t('shop:proof.noPhoto');
    if (where === 'tooManyAttempts') return t('shop:door.wait');
    const { left = 0 } = refused.fault as { readonly left?: number };
    if (where === 'shopCap') return t('shop:refused.shopCap', { left: formatMoney(cents(left)) });
    const problem = priceProblem(draft);
    if (where === 'price' || where === 'belowMinimum' || where === 'abovePrice')
      return problem === null ? t('shop:refused.other') : priceWords(problem, sumsOf(draft).uses);
    return t(`shop:refused.${saidByName.has(where) ? where : 'other'}`);
  };
}
