import type { ReactNode } from 'react';
import { Heading, type Level } from '../heading/heading.tsx';
import styles from './list-states.module.css';
import { StateDrawing } from './state-drawing.tsx';

interface EmptyStateProps {
  readonly title: ReactNode;
  /** The search words, and the chips of the filters. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** There are entries, but none that matches the filters. */
  readonly filtered?: boolean;
  readonly level?: Level;
}

/** An empty list: why, and what to do. */
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
