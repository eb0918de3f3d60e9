import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from './help-panel.module.css';

interface HelpPanelProps {
  /** "Ayuda para rellenar la solicitud". */
  readonly button: string;
  readonly close: string;
  readonly title: string;
  /** Shown beside the button. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Help that a button opens: beside the title if there is room, else below it. */
export function HelpPanel({ button, close, title, note, children }: HelpPanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <p className="actions">
        <Button
          look="outline"
          size="short"
          icon="help"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? close : button}
        </Button>
        {note !== undefined && <span className="note">{note}</span>}
      </p>
      <aside id={id} className={styles.panel} aria-label={title} hidden={!open}>
        {children}
      </aside>
    </>
  );
}
