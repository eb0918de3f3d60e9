import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorText } from '../field/error-text.tsx';
import { type Wording, Words } from '../wording/wording.tsx';
import styles from './slider.module.css';

interface SliderFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly title: Wording;
  readonly detail?: ReactNode;
  /** "Entre 10 % y 50 %". */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Whole percents. */
  readonly value: number;
  /** The name of the field beside the slider: "Porcentaje de: Sombra". */
  readonly numberLabel: string;
  /** The value that is asked for. If `value` does not follow, the slider does not move. */
  readonly onChange: (value: number) => void;
  /** The value that a key asks for; if it is missing, keys are as the mouse. */
  readonly onStep?: (value: number) => void;
  /** The highest value that the slider may be given; 100 if it is missing. */
  readonly most?: number;
  /** Says that a number was written that is no whole one, or below zero, and what was taken instead. */
  readonly adjusted?: (value: number) => string;
}

/** How far each key moves a slider (WAI-ARIA practices: slider). */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -100,
  End: 100,
};

/** A share of 100 %: a slider, and a field to write the number in. */
export function SliderField(props: SliderFieldProps) {
  const { id, title, detail, hint, error, value, numberLabel, onChange, adjusted } = props;
  const { onStep = onChange, most = 100 } = props;
  const [note, setNote] = useState<string | null>(null);
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // The browser would ask for one step more than the answer may be given, or for less than its least.
    event.preventDefault();
    onStep(Math.min(Math.max(value + by, 0), 100));
  };
  const described = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className={classNames(styles.field, error !== undefined && styles.wrong)}>
      <label htmlFor={id} className={styles.title}>
        <Words of={title} />
      </label>
      {detail}
      {hint !== undefined && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <div className={styles.controls}>
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          step={1}
          value={value}
          aria-valuetext={`${value}\u00a0%`}
          aria-describedby={described}
          onKeyDown={step}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <PercentField
          id={`${id}-number`}
          label={numberLabel}
          describedBy={described}
          value={value}
          onChange={onChange}
          onAdjust={(taken) => setNote(taken === null ? null : (adjusted?.(taken) ?? null))}
        />
      </div>
      <p className="note" role="status">
        {note}
      </p>
    </div>
  );
}

interface PercentFieldProps {
  readonly id: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What was taken instead of the number written; null if it was taken as written. */
  readonly onAdjust: (taken: number | null) => void;
}

/** The number is asked for when it is complete, not at each digit: the 5 of a 50 is not meant. */
function PercentField({ id, label, describedBy, value, onChange, onAdjust }: PercentFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState<string | null>(null);
  const commit = useRef<(text: string) => void>(() => {});
  useEffect(() => {
    commit.current = (text) => {
      setWritten(null);
      // Input that the browser cannot read as a number changes nothing.
      if (field.current?.validity.badInput) return;
      const number = text.trim() === '' ? 0 : Number(text);
      if (!Number.isFinite(number)) return;
      const asked = Math.max(0, Math.round(number));
      onAdjust(asked === number ? null : asked);
      if (asked !== value) onChange(asked);
    };
  });
  // React's `onChange` is the browser's `input`; the browser's own `change` is sent once the number is complete.
  useEffect(() => {
    const element = field.current;
    const written = () => commit.current(element?.value ?? '');
    element?.addEventListener('change', written);
    return () => element?.removeEventListener('change', written);
  }, []);
  return (
    <span className={styles.number}>
      <input
        ref={field}
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        step={1}
        value={written ?? String(value)}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={(event) => setWritten(event.target.value)}
      />
      <span aria-hidden="true">%</span>
    </span>
  );
}
