import type { ReactNode } from 'react';
import type { ValidationTone } from '#domain/processes/proposal.ts';
import { classNames } from '../class-names.ts';
import styles from './ribbon.module.css';

/** Of a process or a survey; of a proposal, how far its validation has come. */
export type RibbonState = 'upcoming' | 'active' | 'finished' | ValidationTone;

interface RibbonProps {
  readonly state: RibbonState;
  readonly children: ReactNode;
}

/** The state of something, in a word, a colour and a shape. */
export function RibbonLabel({ state, children }: RibbonProps) {
  return <span className={classNames(styles.ribbon, styles[state])}>{children}</span>;
}
