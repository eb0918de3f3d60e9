import { useOfficeDeed } from '../parts/use-office-deed.ts';
import { whyOfVenue } from './use-venue-words.ts';

/** One deed at a time at a venue, with its words for refusals. */
export const useDeed = () => useOfficeDeed(whyOfVenue);
