import type { ReactNode } from 'react';
import { Heading, type Level } from '../heading/heading.tsx';
import styles from './list-states.module.css';
import { StateDrawing } from './state-drawing.tsx';

interface EmptyStateProps {
  readonly title: ReactNode;
  /** What was looked for, and the chips of the filters. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** There are things, but none that passes the filters. */
  readonly filtered?: boolean;
  readonly level?: Level;
}

/** A list with nothing in it: why, and what to do. */
export function EmptyState({ title, children, actions, filtered = false, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <StateDrawing kind={filtered ? 'oneTile' : 'allGaps'} />
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      {children}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </div>
  );
}
