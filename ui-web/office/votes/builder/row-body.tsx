import { type ReactNode, useState } from 'react';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { FormParts } from '../../documents/form/form-parts.tsx';
import type { FormPart } from '../../documents/form/form-tree.ts';
import styles from './builder.module.css';

interface RowBodyProps {
  readonly children: ReactNode;
  /** The other fields of the row. */
  readonly item: readonly FormPart[] | undefined;
  readonly about: string;
  readonly width: number;
  readonly remove: (() => void) | null;
}

/** A row, and below it its other fields if they are asked for. */
export function RowBody({ children, item, about, width, remove }: RowBodyProps) {
  const { t } = useSpeech();
  const [isOpen, open] = useState(false);
  return (
    <tbody>
      <tr>
        {children}
        <td className={styles.rowActs}>
          {item !== undefined && (
            <button
              type="button"
              className={styles.move}
              aria-expanded={isOpen}
              aria-label={`${t('office-votes:column.more')}, ${about}`}
              onClick={() => open(!isOpen)}
            >
              <Icon name={isOpen ? 'minus' : 'plus'} />
            </button>
          )}
          {remove !== null && (
            <button
              type="button"
              className={styles.move}
              aria-label={`${t('office-documents:remove')}, ${about}`}
              onClick={remove}
            >
              <Icon name="cross" />
            </button>
          )}
        </td>
      </tr>
      {isOpen && item !== undefined && (
        <tr>
          <td colSpan={width + 1} className={styles.more}>
            <FormParts parts={item} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
