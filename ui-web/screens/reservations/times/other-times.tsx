import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OpenVenue } from '../state.ts';
import { clockAt, momentDay } from '../words.ts';
import type { OtherTime } from './alternatives.ts';
import styles from './times.module.css';

interface OtherTimesProps {
  readonly open: OpenVenue;
  readonly times: readonly OtherTime[];
  readonly choose: (place: string, start: string) => void;
}

/** Times of a venue to choose from, each with its place and its day. */
export function OtherTimes({ open: { venue }, times, choose }: OtherTimesProps) {
  const speech = useSpeech();
  const { timeZone } = usePlace().site;
  return (
    <PlainList className={styles.startList}>
      {times.map(({ place, start }) => (
        <li key={`${place} ${start}`}>
          <button type="button" className={styles.start} onClick={() => choose(place, start)}>
            {speech.t('reservations:otherTime', {
              place: speech.said(venue.places.find(({ id }) => id === place)?.title).text,
              day: momentDay(start, timeZone, speech),
              time: clockAt(start, timeZone, speech),
            })}
          </button>
        </li>
      ))}
    </PlainList>
  );
}
