import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Heading, type Level } from '../heading/heading.tsx';
import { PlainOrder } from '../plain-list/plain-list.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  /** The links of phases, if any. */
  readonly id?: string;
  readonly title: Wording;
  readonly dates: string;
  readonly note?: ReactNode;
  readonly state: 'done' | 'current' | 'coming';
  /** Announced, not shown: "(terminada)". */
  readonly stateText?: string;
}

interface TimelineProps {
  readonly steps: readonly TimelineStep[];
  readonly level?: Level;
}

/** The phases of a process in order, with the present one marked. */
export function Timeline({ steps, level = 3 }: TimelineProps) {
  return (
    <PlainOrder className={styles.timeline}>
      {steps.map((step) => (
        <li
          key={`${textOf(step.title)} ${step.dates}`}
          id={step.id}
          className={classNames(step.state === 'done' && styles.done)}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <Heading level={level} lang={langOf(step.title)} className={styles.title}>
            {textOf(step.title)}
            {step.stateText !== undefined && <span className="visually-hidden"> {step.stateText}</span>}
          </Heading>
          <span className={styles.dates}>{step.dates}</span>
          {step.note !== undefined && <div className="note">{step.note}</div>}
        </li>
      ))}
    </PlainOrder>
  );
}
