import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Heading, type Level } from '../heading/heading.tsx';
import styles from './list-states.module.css';
import { StateDrawing } from './state-drawing.tsx';

interface ErrorStateProps {
  readonly title: ReactNode;
  /** What happened, what is safe. */
  readonly children?: ReactNode;
  readonly retry?: { readonly text: string; readonly onClick: () => void; readonly busy?: boolean };
  /** For whoever is asked for help: "Hora: 10.47 · error 503". */
  readonly detail?: string;
  /** 1 where it stands in for a whole screen. */
  readonly level?: 1 | Level;
  /** It stands in for all that the page is about: nothing else says how old that is. */
  readonly whole?: boolean | undefined;
}

/** A list that could not be fetched, with a way to try again. */
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
