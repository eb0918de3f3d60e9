import { cellText } from '#application/tables/cell-text.ts';
import type { Cell } from '#domain/tables/cell.ts';
import { CouncilHtml } from '../council-html/council-html.tsx';
import styles from './table-sheet.module.css';
import { Icon } from '../icon/icon.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import type { TableWords } from './table-words.ts';

interface CellViewProps {
  readonly cell: Cell;
  readonly words: TableWords;
}

/** A cell as it is shown: text, figures, a link, documents, or an invalid value as it was written. */
export function CellView({ cell, words }: CellViewProps) {
  switch (cell.kind) {
    case 'html':
      return <CouncilHtml of={cell.html} />;
    case 'link':
      return (
        <a className={styles.link} href={cell.href}>
          {cell.asIcon && <Icon name="arrow" />}
          <span className={cell.asIcon ? 'visually-hidden' : undefined}>{cell.text}</span>
        </a>
      );
    case 'files':
      return (
        <PlainList className={styles.files}>
          {cell.files.map(({ title, href }, at) => (
            <li key={`${at} ${href}`}>
              <a href={href}>
                <Icon name="document" /> {title ?? words.untitled}
              </a>
            </li>
          ))}
          {cell.leftOut > 0 && <li className="note">{words.filesLeftOut(cell.leftOut)}</li>}
        </PlainList>
      );
    case 'odd':
      return (
        <>
          {cell.written} <small className={styles.odd}>({words.odd(cell.expected)})</small>
        </>
      );
    default:
      return cellText(cell, words.language);
  }
}
