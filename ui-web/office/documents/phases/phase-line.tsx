import { useRef } from 'react';
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

/** The weeks of a phase, and its two ends, which are moved by keys or dragged. */
export function PhaseLine({ name, days, scale, today, isReadOnly, move, hold }: PhaseLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const has = (week: CalendarDay) => week <= days.end && addDays(week, 6) >= days.start;
  return (
    <div className={styles.line} ref={line}>
      <div className={styles.weeks} aria-hidden="true">
        {scale.weeks.map((week) => (
          <i key={week} className={classNames(has(week) && lookOf(week, today))} />
        ))}
      </div>
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
