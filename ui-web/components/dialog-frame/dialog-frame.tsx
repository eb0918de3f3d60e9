import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import { TileWall } from '../tile/tile-wall.tsx';
import styles from './dialog-frame.module.css';

interface DialogFrameProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Read with the title when the dialog opens. */
  readonly lead?: ReactNode;
  /** Escape was pressed. The caller decides through `open` whether the dialog closes. */
  readonly onClose: () => void;
  /** Buttons. The one with `data-autofocus` takes the focus, else the title does. */
  readonly footer?: ReactNode;
  /** A strip of tiles at the top: something has been done. */
  readonly identifier?: string;
  /** As wide as the window allows: for a picture. */
  readonly wide?: boolean;
  /** At the foot of a narrow page: a short list within reach of the thumb. */
  readonly sheet?: boolean;
  readonly children: ReactNode;
}

/** The focus goes to the element with `data-autofocus`, else to the title. */
function takeFocus(dialog: HTMLDialogElement): void {
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
  // The buttons are always in sight: scrolling to them would hide the title.
  wanted?.focus({ preventScroll: true });
}

/** Shows the dialog while it is open, with the focus in it; gives the focus back when it goes. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const before = document.activeElement;
    element.showModal();
    takeFocus(element);
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open]);

  // When the dialog changes (sent, refused) the pressed button may be removed, and the focus with it.
  useEffect(() => {
    const element = dialog.current;
    if (element?.open && !element.contains(document.activeElement)) takeFocus(element);
  });
}

/** Both ways of asking that the dialog goes: the key, and the browser's own event. */
function closingActs(onClose: () => void) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return { onKeyDown, onCancel };
}

/** A modal dialog of the browser's own: it keeps the focus, hides the rest, and gives the focus back when it goes. */
export function DialogFrame(props: DialogFrameProps) {
  const { open, title, lead, onClose, footer, identifier, wide = false, sheet = false, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open);

  // A browser closes a dialog by itself at the second Escape, whatever the first one did: it is opened again unless
  // the caller closes it.
  const onClosedByBrowser = () => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    onClose();
  };

  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide, sheet && styles.sheet)}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead === undefined ? undefined : `${id}-lead`}
      {...closingActs(onClose)}
      onClose={onClosedByBrowser}
    >
      {identifier !== undefined && (
        <div className={styles.ribbon}>
          <TileWall identifier={identifier} format="ribbon" />
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} tabIndex={-1}>
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
