import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { MomentPlace } from '../view-model.ts';

/** Where and when moments are said on this page. */
export function useVisitMoment(): MomentPlace {
  const { council, site } = usePlace();
  return { zone: site.timeZone, now: council.clock.now(), speech: useSpeech() };
}
