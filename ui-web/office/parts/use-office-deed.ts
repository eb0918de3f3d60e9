import { useSpeech } from '#ui-web/speech.ts';
import { type OneDeed, useOneDeed } from './use-one-deed.ts';

/**
 * One deed at a time, refused in words of the catalogue.
 *
 * @param whyOf the key of the text for a refusal
 */
export function useOfficeDeed(whyOf: (refusal: object) => string): OneDeed {
  const { t } = useSpeech();
  return useOneDeed((refusal) => t(whyOf(refusal)));
}
