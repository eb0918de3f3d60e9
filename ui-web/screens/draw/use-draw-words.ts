import type { DrawHead } from '#adapters/wire/registrations/draw/draw.ts';
import { campaignOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';
import { useSpeech } from '#ui-web/speech.ts';

/**
 * What a draw is of, in words: applications and places of an activity, or people and vouchers of a campaign. Both have the same
 * texts, under their own name.
 */
export function useDrawWords({
  activity,
}: Pick<DrawHead, 'activity'>): (word: string, values?: Readonly<Record<string, string | number>>) => string {
  const { t } = useSpeech();
  const of = campaignOfDraw(activity) === null ? 'ofActivity' : 'ofVouchers';
  return (word, values) => t(`draw:${of}.${word}`, { ...values });
}
