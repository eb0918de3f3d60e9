import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type PhaseDays, withMovedEnd } from '#domain/processes/phase-plan.ts';
import { daysBetween } from '#domain/shared/calendar-day.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { PhaseScale } from './phase-scale.ts';
import styles from './phase-handle.module.css';
import { useDayOf } from '../../parts/use-day-of.ts';

interface PhaseHandleProps {
  readonly name: string;
  readonly days: PhaseDays;
  readonly end: keyof PhaseDays;
  readonly scale: PhaseScale;
  /** In hundredths of the line. */
  readonly place: number;
  readonly line: RefObject<HTMLElement | null>;
  readonly move: (days: PhaseDays) => void;
  readonly hold: (isHeld: boolean) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -28,
  PageUp: 28,
};

/** One end of a phase. An arrow moves it by a day, with the shift key by a week; a pointer drags it. */
export function PhaseHandle({ name, days, end, scale, place, line, move, hold }: PhaseHandleProps) {
  const { t } = useSpeech();
  const dayWords = useDayOf();
  const drag = useRef<{ readonly x: number; readonly from: PhaseDays } | null>(null);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(withMovedEnd(days, end, event.shiftKey && Math.abs(step) === 1 ? step * 7 : step));
  };
  const dragged = ({ clientX }: PointerEvent) => {
    const width = line.current?.clientWidth ?? 0;
    if (drag.current === null || width === 0) return;
    const { x, from } = drag.current;
    move(withMovedEnd(from, end, Math.round(((clientX - x) / width) * scale.days)));
  };
  const drop = () => {
    drag.current = null;
    hold(false);
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      className={classNames(styles.handle, styles[end])}
      style={{ insetInlineStart: `${place}%` }}
      aria-label={t(`office-documents:phases.${end}Of`, { name })}
      aria-valuenow={daysBetween(scale.first, days[end])}
      aria-valuemin={0}
      aria-valuemax={scale.days}
      aria-valuetext={dayWords(days[end])}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, from: days };
        hold(true);
      }}
      onPointerMove={dragged}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <i aria-hidden="true" />
      <span className={styles.tip} aria-hidden="true">
        <b>
          {t(`office-documents:phases.${end}`)}: {dayWords(days[end])}
        </b>
        {t('office-documents:phases.keys')}
      </span>
    </span>
  );
}
