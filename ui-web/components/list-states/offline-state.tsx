import type { ReactNode } from 'react';
import { Heading, type Level } from '../heading/heading.tsx';
import styles from './list-states.module.css';
import { StateDrawing } from './state-drawing.tsx';

interface OfflineStateProps {
  readonly title: ReactNode;
  /** Since when, and what still works; then what was stored of the list. */
  readonly children?: ReactNode;
  readonly level?: Level;
}

/** No connection: what was stored on the device, and what has to wait. */
export function OfflineState({ title, children, level = 2 }: OfflineStateProps) {
  return (
    <div className={styles.state}>
      <StateDrawing kind="apart" />
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
