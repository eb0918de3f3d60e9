import { use } from 'react';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { forWhomOf } from '#ui-web/screens/survey/for-whom.ts';
import { useSpeech } from '#ui-web/speech.ts';

interface LineProps {
  readonly chain: readonly Survey[];
  readonly zone: TimeZone;
}

/** For whom of the census a vote is, in the words of its own page. */
export function ForWhomLine(visit: LineProps) {
  const speech = useSpeech();
  use(speech.later());
  return <p className="note">{forWhomOf(visit, speech).join(' ')}</p>;
}
