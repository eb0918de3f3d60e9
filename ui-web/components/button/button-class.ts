import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** How a button looks. One `primary` a screen: every other is outlined or a text. */
export interface ButtonLook {
  readonly look?: 'primary' | 'outline' | 'text';
  readonly size?: 'normal' | 'large' | 'short';
  /** As wide as its place. */
  readonly wide?: boolean;
}

export const buttonClass = ({ look = 'primary', size = 'normal', wide = false }: ButtonLook, more?: string) =>
  classNames(styles.button, styles[look], styles[size], wide && styles.wide, more);
