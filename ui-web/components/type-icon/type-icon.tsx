import { classNames } from '../class-names.ts';
import styles from './type-icon.module.css';
import { signOf } from './type-sign.ts';

interface TypeIconProps {
  readonly type: string;
  readonly className?: string | undefined;
}

/** The icon of a type of association, beside a text with the same meaning. */
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
