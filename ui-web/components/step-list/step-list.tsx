import type { ReactNode } from 'react';
import { Heading, type Level } from '../heading/heading.tsx';
import { PlainOrder } from '../plain-list/plain-list.tsx';
import { TileWall } from '../tile/tile-wall.tsx';
import styles from './step-list.module.css';

export interface GuideStep {
  readonly title: string;
  readonly text: ReactNode;
  /** The id whose tiles picture the step. */
  readonly identifier: string;
}

/** The guide: numbered steps, side by side if there is room, each with its tiles. */
export function StepList({
  steps,
  level = 3,
}: {
  readonly steps: readonly GuideStep[];
  readonly level?: Level;
}) {
  return (
    <PlainOrder className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <div className={styles.picture}>
            <TileWall identifier={step.identifier} format="step" />
          </div>
          <Heading level={level} className={styles.title}>
            <span className={styles.number}>{index + 1}.</span> {step.title}
          </Heading>
          <p>{step.text}</p>
        </li>
      ))}
    </PlainOrder>
  );
}
