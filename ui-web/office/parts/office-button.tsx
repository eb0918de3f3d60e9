import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#ui-web/components/class-names.ts';
import { Hotkey } from './hotkey.tsx';
import styles from './office-button.module.css';

type OfficeButtonProps = ComponentPropsWithRef<'button'> & {
  readonly look?: 'full' | 'outline' | 'text';
  /** The key that presses it, drawn on it. */
  readonly hotkey?: string | undefined;
  /** Busy: keeps the focus and accepts no further press. */
  readonly busy?: boolean;
};

/** A button of the office: lower than the portal's, with the key that presses it. */
export function OfficeButton({
  look = 'full',
  hotkey,
  busy = false,
  className,
  type = 'button',
  children,
  onClick,
  ...attributes
}: OfficeButtonProps) {
  return (
    <button
      {...attributes}
      // oxlint-disable-next-line react/button-has-type -- the caller names the type
      type={busy ? 'button' : type}
      className={classNames(styles.button, styles[look], className)}
      aria-disabled={busy || attributes['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {children}
      <Hotkey keyName={hotkey} />
    </button>
  );
}
