import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** The look of a button. One `primary` on a screen: every other is outlined or plain text. */
export interface ButtonLook {
  readonly look?: 'primary' | 'outline' | 'text';
  readonly size?: 'normal' | 'large' | 'short';
  /** As wide as its container. */
  readonly wide?: boolean;
}

export const buttonClass = ({ look = 'primary', size = 'normal', wide = false }: ButtonLook, more?: string) =>
  classNames(styles.button, styles[look], styles[size], wide && styles.wide, more);
