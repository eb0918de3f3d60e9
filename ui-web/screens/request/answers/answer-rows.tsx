import type { Attached } from '#domain/forms/entry.ts';
import { fieldId } from '../form/field-ids.ts';
import styles from '../screen.module.css';
import { Files, type PictureOf } from './files.tsx';

/** An answer, or a fact about a request, as a row. */
export interface AnswerRow {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** The files that the answer consists of. */
  readonly files?: readonly Attached[];
}

interface AnswerRowsProps<R extends AnswerRow> {
  readonly rows: readonly R[];
  readonly pictureOf?: PictureOf;
  /** Leads to where an answer is changed, by a link with this text. */
  readonly change?: { readonly text: string; readonly to: (row: R) => void };
}

/** Answers below each other, each with its title, photos as pictures. */
export function AnswerRows<R extends AnswerRow>({ rows, pictureOf, change }: AnswerRowsProps<R>) {
  return (
    <dl className={change === undefined ? styles.answers : `${styles.answers} ${styles.changeable}`}>
      {rows.map((row) => (
        <div key={row.name}>
          <dt>{row.title}</dt>
          <dd>{row.files === undefined ? row.text : <Files files={row.files} pictureOf={pictureOf} />}</dd>
          {change !== undefined && (
            <dd className={styles.change}>
              <a
                href={`#${fieldId(row.name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  change.to(row);
                }}
              >
                {change.text}
                <span className="visually-hidden">: {row.title}</span>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
