import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

interface DrawnIconProps {
  readonly path: string;
  readonly className: string | undefined;
  /** Its lines, in a square of 24. */
  readonly width?: number;
}

/** The lines of an icon, in the colour of the text beside it; hidden from assistive technology. */
export const DrawnIcon = ({ path, className, width = 2 }: DrawnIconProps) => (
  <svg
    className={classNames(styles.icon, className)}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
