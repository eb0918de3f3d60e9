import type { ReactNode } from 'react';
import type { ValidationTone } from '#domain/processes/proposal.ts';
import { classNames } from '../class-names.ts';
import styles from './ribbon.module.css';

/** The state of a process or a survey; for a proposal, the state of its validation. */
export type RibbonState = 'upcoming' | 'active' | 'finished' | ValidationTone;

interface RibbonProps {
  readonly state: RibbonState;
  readonly children: ReactNode;
}

/** The state of something, as a word, a colour and a shape. */
export function RibbonLabel({ state, children }: RibbonProps) {
  return <span className={classNames(styles.ribbon, styles[state])}>{children}</span>;
}
