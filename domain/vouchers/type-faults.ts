import { hasNoWords } from './has-no-words.ts';
import type { VoucherCampaign, VoucherType } from './campaign.ts';
import {
  type CampaignFault,
  type CampaignFaultKind,
  campaignFault,
  type FaultFacts,
} from './campaign-fault.ts';
import { councilShare } from './supply.ts';

const isCountOrNull = (value: number | null): boolean =>
  value === null || (Number.isSafeInteger(value) && value >= 1);

/** What one type of voucher must be. A purchase is at least what is deducted from it, so that no shop gives change. */
function faultsOfType(type: VoucherType, at: number): readonly CampaignFault[] {
  const { face, price, minimum, uses, most, perPerson } = type;
  const found: CampaignFault[] = [];
  const add = (kind: CampaignFaultKind, member: string, facts?: FaultFacts) =>
    found.push(campaignFault(kind, `types/${at}/${member}`, facts));
  if (hasNoWords(type.title)) add('noTypeTitle', 'title');
  if (face < 1) add('moreThanNothing', 'face');
  if (!Number.isSafeInteger(uses) || uses < 1) add('atLeastOne', 'uses');
  if (minimum < face) add('minimumBelowFace', 'minimum', { amount: face });
  // Else its holder would pay for it all that it is worth.
  if (face >= 1 && price >= face * uses) add('priceTooHigh', 'price', { amount: face * uses });
  if (!isCountOrNull(most)) add('atLeastOne', 'most');
  if (!isCountOrNull(perPerson)) add('atLeastOne', 'perPerson');
  return found;
}

/** What the budget must be at least: what all vouchers cost the council or, if they are not counted, one of the dearest type. */
export function leastBudget(types: readonly VoucherType[]): number {
  const counted = types.flatMap((type) => (type.most === null ? [] : [type.most * councilShare(type)]));
  if (counted.length < types.length) return Math.max(...types.map(councilShare));
  return counted.reduce((sum, cost) => sum + cost, 0);
}

/** Why the types of a campaign, or its budget for them, do not hold. */
export function typeFaults({ types, budget }: VoucherCampaign): readonly CampaignFault[] {
  if (types.length === 0) return [campaignFault('noTypes', 'types')];
  const least = leastBudget(types);
  return [
    ...(budget < least || budget < 1 ? [campaignFault('budgetTooSmall', 'budget', { amount: least })] : []),
    ...types.flatMap(faultsOfType),
  ];
}
