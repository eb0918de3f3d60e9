import { type ReactNode, useEffect, useId, useRef } from 'react';
import { TileWall } from '../tile/tile-wall.tsx';
import styles from './dialog-frame.module.css';

interface DialogFrameProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Read with the title when the dialog opens. */
  readonly lead?: ReactNode;
  /** Escape was pressed. Whether the dialog goes is the caller's to say, through `open`. */
  readonly onClose: () => void;
  /** Buttons. The one with `data-autofocus` takes the focus, else the title does. */
  readonly footer?: ReactNode;
  /** A strip of tiles on top: something has been done. */
  readonly identifier?: string;
  readonly children: ReactNode;
}

/** A modal dialog of the browser's own: it keeps the focus, hides the rest, and gives the focus back when it goes. */
export function DialogFrame({ open, title, lead, onClose, footer, identifier, children }: DialogFrameProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const before = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead === undefined ? undefined : `${id}-lead`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {identifier !== undefined && (
        <div className={styles.ribbon}>
          <TileWall identifier={identifier} format="ribbon" />
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} tabIndex={-1} data-autofocus={footer === undefined ? '' : undefined}>
            {title}
          </h2>
          {lead !== undefined && <div id={`${id}-lead`}>{lead}</div>}
        </div>
        {children}
      </div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
