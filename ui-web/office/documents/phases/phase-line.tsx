import { memo, useRef } from 'react';
import type { PhaseDays } from '#domain/processes/phase-plan.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { PhaseHandle } from './phase-handle.tsx';
import { type PhaseScale, placeOn } from './phase-scale.ts';
import styles from './phases.module.css';

interface PhaseLineProps {
  readonly name: string;
  readonly days: PhaseDays;
  readonly scale: PhaseScale;
  readonly today: CalendarDay;
  readonly isReadOnly: boolean;
  readonly move: (days: PhaseDays) => void;
  /** An end is held by the pointer: the scale stays until it is let go. */
  readonly hold: (isHeld: boolean) => void;
}

/** How a week stands to today. */
function lookOf(week: CalendarDay, today: CalendarDay): string | undefined {
  if (addDays(week, 6) < today) return styles.past;
  return week <= today ? styles.now : styles.coming;
}

interface WeeksProps extends PhaseDays {
  readonly weeks: PhaseScale['weeks'];
  readonly today: CalendarDay;
}

/** The weeks of a phase: drawn again only if its days change, since a long process has thousands. */
const Weeks = memo(({ weeks, start, end, today }: WeeksProps) => (
  <div className={styles.weeks} aria-hidden="true">
    {weeks.map((week) => {
      const has = week <= end && addDays(week, 6) >= start;
      return <i key={week} className={classNames(has && lookOf(week, today))} />;
    })}
  </div>
));

/** The weeks of a phase, and its two ends, which are moved by keys or dragged. */
export function PhaseLine({ name, days, scale, today, isReadOnly, move, hold }: PhaseLineProps) {
  const line = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.line} ref={line}>
      <Weeks weeks={scale.weeks} start={days.start} end={days.end} today={today} />
      {!isReadOnly &&
        (['start', 'end'] as const).map((end) => (
          <PhaseHandle
            key={end}
            {...{ name, days, end, scale, line, move, hold }}
            place={placeOn(scale, end === 'start' ? days.start : addDays(days.end, 1))}
          />
        ))}
    </div>
  );
}
