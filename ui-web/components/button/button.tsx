import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';
import styles from './button.module.css';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    readonly icon?: IconName;
    readonly iconAfter?: IconName;
    /** Busy: keeps the focus, says so in its text, accepts no further press. */
    readonly busy?: boolean;
  };

/** A button. It sends no form unless it has `type="submit"`. */
export function Button({
  look = 'primary',
  size = 'normal',
  wide = false,
  icon,
  iconAfter,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...attributes
}: ButtonProps) {
  return (
    <button
      {...attributes}
      // oxlint-disable-next-line react/button-has-type -- the caller names the type
      type={busy ? 'button' : type}
      className={buttonClass({ look, size, wide }, className)}
      aria-disabled={busy || attributes['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} className={iconAfter === 'arrow' ? styles.arrow : undefined} />}
    </button>
  );
}
