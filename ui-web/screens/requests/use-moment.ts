import { receivedInWords } from '#ui-web/screens/survey/moments.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** A moment of a request in words; empty if the council gives no valid one. */
export function useMoment(): (text: string) => string {
  const speech = useSpeech();
  const { site } = usePlace();
  return (text) => {
    const at = Date.parse(text);
    return Number.isNaN(at) ? '' : receivedInWords(at, site.timeZone, speech);
  };
}
