import { type ReactNode, useEffect, useRef } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { type AppointmentsPage, type BookingStep, bookingSteps } from '../state.ts';

interface StepFrameProps {
  readonly step: BookingStep;
  readonly title: string;
  readonly page: Pick<AppointmentsPage, 'hasGone'>;
  /** What was chosen before, with the way back. */
  readonly aside?: ReactNode;
  /** Null: it is no step of a booking. */
  readonly count?: boolean;
  readonly children: ReactNode;
}

/** One of the four steps: which it is, its title, and its matter. */
export function StepFrame({ step, title, page: { hasGone }, aside, count = true, children }: StepFrameProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasGone) head.current?.focus();
  }, [hasGone]);
  return (
    <section className={styles.row} aria-labelledby="step-head">
      <div className={styles.head}>
        {count && <StepCount step={step} />}
        <h2 id="step-head" ref={head} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}

/** Which of the four steps it is: in tiles, and in words. */
function StepCount({ step }: Pick<StepFrameProps, 'step'>) {
  const { t } = useSpeech();
  const place = bookingSteps.indexOf(step);
  return (
    <div className={styles.steps}>
      <div aria-hidden="true">
        {bookingSteps.map((one, index) => (
          <i key={one} className={index <= place ? styles.reached : undefined} />
        ))}
      </div>
      <p>{t('appointments:step', { n: String(place + 1), of: String(bookingSteps.length) })}</p>
    </div>
  );
}
