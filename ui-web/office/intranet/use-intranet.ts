import { createContext, useContext } from 'react';
import type { IntranetAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { formatDay } from '#application/text/dates.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeDeed } from '../parts/use-office-deed.ts';

/** What the parts of the intranet show, and how they ask for it again after something was done. */
export interface IntranetPlace {
  readonly seen: IntranetAnswer;
  readonly again: () => void;
}

export const IntranetContext = createContext<IntranetPlace | null>(null);

export function useIntranet(): IntranetPlace {
  const place = useContext(IntranetContext);
  if (place === null) throw new Error('no intranet around this part');
  return place;
}

const refusals: ReadonlySet<string> = new Set([
  'taken',
  'over',
  'tooFar',
  'notYours',
  'own',
  'decided',
  'withdrawn',
  'wrongAnswers',
  'portalClosed',
  'noReason',
  'noText',
  'noDays',
  'wrongDays',
]);

/** The key of the text for a refusal. */
function whyOf(refusal: object): string {
  const { where } = refusal as { readonly where?: string };
  return `office-intranet:refused.${where !== undefined && refusals.has(where) ? where : 'other'}`;
}

/** One deed at a time in the intranet, with its words for refusals. */
export const useIntranetDeed = () => useOfficeDeed(whyOf);

/** A day with its year: "6 de noviembre de 2026". */
export function useWholeDay(): (day: string) => string {
  const { language } = useSpeech();
  return (day) => {
    const read = parseDay(day);
    return read === null ? day : formatDay(read, language);
  };
}
