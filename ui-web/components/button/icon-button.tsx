import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  readonly icon: IconName;
  /** What it does, and to what: "Subir: Alumbrado del camino". */
  readonly label: string;
};

/** A square of 44 pixels with an icon. If it is disabled it stays reachable and says so. */
export function IconButton({
  icon,
  label,
  disabled = false,
  onClick,
  className,
  ...attributes
}: IconButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      className={classNames(styles.square, className)}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
