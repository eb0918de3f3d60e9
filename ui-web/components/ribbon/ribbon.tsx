import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ribbon.module.css';

export type RibbonState = 'upcoming' | 'active' | 'finished';

interface RibbonProps {
  readonly state: RibbonState;
  readonly children: ReactNode;
}

/** The state of a process or a survey, in a word, a colour and a shape. */
export function Ribbon({ state, children }: RibbonProps) {
  return <span className={classNames(styles.ribbon, styles[state])}>{children}</span>;
}
