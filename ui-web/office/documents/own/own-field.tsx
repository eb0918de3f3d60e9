import { type ReactNode, useId, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { idOf, useFieldHelp, useFieldName } from '../form/form-place.ts';
import type { DrawParts, ListPart } from '../form/form-tree.ts';
import { ListPartView } from '../form/list-part.tsx';
import { useIsAsked } from '../form/use-is-asked.ts';
import styles from './own.module.css';

/** What a list that has a field of its own is drawn with. */
export interface OwnPartProps {
  readonly part: ListPart;
  readonly draw: DrawParts;
}

interface OwnFieldProps extends OwnPartProps {
  /** How many of its items the field cannot draw: the list is opened for them. */
  readonly undrawn?: number;
  readonly children: ReactNode;
}

/** A list in a field of its own, and below it the list as it is written: each of its fields can be reached there. */
export function OwnField({ part, draw, undrawn = 0, children }: OwnFieldProps) {
  const { t } = useSpeech();
  const id = useId();
  const name = useFieldName()(part.field);
  const help = useFieldHelp()(part.field);
  const isAsked = useIsAsked(part.path);
  const [isWanted, want] = useState(false);
  const isOpen = isWanted || isAsked || undrawn > 0;
  return (
    <section
      className={styles.own}
      // The list has the id of the place while it is drawn.
      id={isOpen ? undefined : idOf(part.path)}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <h3 id={id}>{name}</h3>
      {help !== undefined && <p className={styles.hint}>{help}</p>}
      {children}
      <details
        className={styles.raw}
        open={isOpen}
        onToggle={({ currentTarget }) => want(currentTarget.open)}
      >
        <summary>
          {undrawn > 0
            ? t('office-rules:undrawn', { count: undrawn })
            : t('office-rules:asWritten', { count: part.items.length })}
        </summary>
        {isOpen && <ListPartView part={part} draw={draw} />}
      </details>
    </section>
  );
}
