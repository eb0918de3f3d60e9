import { classNames } from '../class-names.ts';
import styles from './type-icon.module.css';
import { signOf } from './type-sign.ts';

interface TypeIconProps {
  readonly type: string;
  readonly className?: string | undefined;
}

/** The sign of a type of association, beside words that say the same. */
export const TypeIcon = ({ type, className }: TypeIconProps) => (
  <svg
    className={classNames(styles.icon, className)}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={signOf(type)} />
  </svg>
);
