import type { ReactNode } from 'react';
import { Heading, type Level } from '../heading/heading.tsx';
import { MoreIcon } from '../icon/more-icon.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './accordion.module.css';

interface AccordionPartProps {
  readonly id?: string;
  /** Opening a part closes the others with the same name and level; null if all may be open. */
  readonly name: string | null;
  readonly level: Level;
  /** A letter before the title: "A". */
  readonly sign?: string;
  readonly title: Wording;
  /** "16 de 19". */
  readonly note?: string;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * A part that opens and closes, made of the browser's own element: the browser's search finds closed text and opens
 * it, and it is printed whole.
 */
export function AccordionPart(props: AccordionPartProps) {
  const { id, name, level, sign, title, note, startsOpen = false, children } = props;
  return (
    <details id={id} name={name ?? undefined} className={styles.part} open={startsOpen}>
      <summary>
        {sign !== undefined && <b className={styles.sign}>{sign}</b>}
        <Heading level={level} lang={langOf(title)}>
          {textOf(title)}
        </Heading>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <MoreIcon name="open" className={styles.arrow} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
