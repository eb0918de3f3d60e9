import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Heading, type Level } from '../heading/heading.tsx';
import styles from './list-states.module.css';
import { StateDrawing } from './state-drawing.tsx';

interface ErrorStateProps {
  readonly title: ReactNode;
  /** What happened, and what is safe. */
  readonly children?: ReactNode;
  readonly retry?: { readonly text: string; readonly onClick: () => void; readonly busy?: boolean };
  /** For a person who is asked for help: "Hora: 10.47 · error 503". */
  readonly detail?: string;
  /** 1 if it replaces a whole screen. */
  readonly level?: 1 | Level;
  /** It replaces the whole content of the page, so that no other part says how old that is. */
  readonly whole?: boolean | undefined;
}

/** A list that could not be loaded, with a button to try again. */
export function ErrorState({ title, children, retry, detail, level = 2, whole }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert" data-whole={whole}>
      <StateDrawing kind="loose" />
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      {children}
      {(retry || detail !== undefined) && (
        <div className="actions">
          {retry && (
            <Button size="short" icon="repeat" busy={retry.busy ?? false} onClick={retry.onClick}>
              {retry.text}
            </Button>
          )}
          {detail !== undefined && <span className="note">{detail}</span>}
        </div>
      )}
    </div>
  );
}
