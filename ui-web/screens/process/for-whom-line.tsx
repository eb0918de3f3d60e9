import { use } from 'react';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { chainOf } from '#domain/voting/chain.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { forWhomOf } from '#ui-web/screens/survey/for-whom.ts';
import { useSpeech } from '#ui-web/speech.ts';

interface LineProps {
  readonly main: Survey;
  readonly surveys: readonly Survey[];
  readonly zone: TimeZone;
}

/** For whom of the census a vote is, in the words of its own page; nothing if it is for all of it. */
export function ForWhomLine({ main, surveys, zone }: LineProps) {
  const speech = useSpeech();
  use(speech.later());
  const words = forWhomOf({ chain: chainOf(main, surveys), zone }, speech);
  return words.length === 0 ? null : <p className="note">{words.join(' ')}</p>;
}
