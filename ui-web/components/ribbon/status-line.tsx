import type { ReactNode } from 'react';
import { RibbonLabel, type RibbonState } from './ribbon.tsx';
import styles from './ribbon.module.css';

interface StatusLineProps {
  readonly state: RibbonState;
  readonly stateText: ReactNode;
  /** The details of the ribbon: phase, closing day, how many took part. */
  readonly children?: ReactNode;
}

/** Ribbon and the sentence beside it. */
export function StatusLine({ state, stateText, children }: StatusLineProps) {
  return (
    <p className={styles.statusLine}>
      <RibbonLabel state={state}>{stateText}</RibbonLabel>
      {children !== undefined && <span>{children}</span>}
    </p>
  );
}
