import { useSpeech } from '#ui-web/speech.ts';
import { type OneDeed, useOneDeed } from '../parts/use-one-deed.ts';
import { whyOfVenue } from './use-venue-words.ts';

/** One deed at a venue at a time, refused in the words of venues. */
export function useDeed(): OneDeed {
  const { t } = useSpeech();
  return useOneDeed((refusal) => t(whyOfVenue(refusal)));
}
