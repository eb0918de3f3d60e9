import { useSpeech } from '#ui-web/speech.ts';

const inWords: ReadonlySet<string> = new Set([
  'nothingOwed',
  'notLater',
  'changed',
  'name',
  'iban',
  'taxNumber',
  'noSeed',
  'wrongSize',
  'noReason',
  'voucherOver',
  'samePerson',
  'program',
  'firstLeft',
  'ownShop',
  'shopGone',
  'notSampled',
  'unchecked',
  'noPayer',
  'nothingToSign',
  'nothingApproved',
  'ibanChanged',
  'dayIsPast',
  'noDay',
]);

/** Why something is not done with settlements, in words; `other` is what any other reason is. */
export function useSettlementWords(): (refused: string, other: 'role' | 'failed') => string {
  const { t } = useSpeech();
  return (refused, other) =>
    t(inWords.has(refused) ? `office-settlements:refused.${refused}` : `office-settlements:refused.${other}`);
}

/** The reason of a refusal of the council. */
export const whyUnsettled = (refusal: object): string =>
  'where' in refusal && typeof refusal.where === 'string' ? refusal.where : 'other';
