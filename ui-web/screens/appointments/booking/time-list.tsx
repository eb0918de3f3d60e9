import { PlainOrder } from '#ui-web/components/plain-list/plain-list.tsx';
import type { FreeTimesAnswer } from '#adapters/wire/appointments/setup.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { clockText, dayOfMoment, partsOfDay } from '../view-model.ts';
import { moveByArrows } from './arrow-keys.ts';
import { takeTime } from './first-time.tsx';
import type { BookingStepProps } from './step-props.ts';
import { useVisitMoment } from './use-visit-moment.ts';

interface TimeListProps extends Pick<BookingStepProps, 'page' | 'presenter'> {
  readonly office: string;
  readonly day: FreeTimesAnswer['days'][number];
}

/** The free times of a day, those of the morning and those of the afternoon. */
export function TimeList({ page, presenter, office, day }: TimeListProps) {
  const { t } = useSpeech();
  const moment = useVisitMoment();
  const [first] = day.times;
  const parts = partsOfDay(day.times, moment.zone);
  return (
    <div className={styles.block}>
      <h3 id="times" className="small-title" aria-live="polite">
        {first !== undefined && dayOfMoment(first, moment)}
      </h3>
      {(['morning', 'afternoon'] as const)
        .filter((part) => parts[part].length > 0)
        .map((part) => (
          <div key={part} className={styles.block}>
            <p id={`times-${part}`} className="note">
              {t(`appointments:time.${part}`)}
            </p>
            <PlainOrder className={styles.times} aria-labelledby={`times-${part}`} onKeyDown={moveByArrows}>
              {parts[part].map((at, place) => (
                <li key={at}>
                  <button
                    type="button"
                    className={styles.time}
                    tabIndex={place === 0 ? 0 : -1}
                    aria-disabled={page.isSending || undefined}
                    onClick={() => takeTime({ page, presenter }, office, at)}
                  >
                    {clockText(at, moment)}
                  </button>
                </li>
              ))}
            </PlainOrder>
          </div>
        ))}
    </div>
  );
}
