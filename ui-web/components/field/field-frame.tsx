import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorText } from './error-text.tsx';
import styles from './field.module.css';

/** What every field has around its control. */
export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** "(opcional)". */
  readonly optional?: string;
  /** Width of the control: "6em"; default 14em. */
  readonly width?: string;
}

interface FieldFrameProps extends FieldWords {
  readonly id: string;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** The ids that describe a control: hint, error, counter, as far as they are there. */
export const describedBy = (id: string, words: FieldWords, counter = false): string | undefined =>
  classNames(
    words.hint !== undefined && `${id}-hint`,
    words.error !== undefined && `${id}-error`,
    counter && `${id}-counter`,
  );

/** Label, hint, error, control: always in this order. */
export function FieldFrame({ id, label, hint, error, optional, width, after, children }: FieldFrameProps) {
  return (
    <div
      // What the server draws may have no style of its own: the usual width is a class.
      className={classNames(
        styles.field,
        width === '100%' && styles.full,
        error !== undefined && styles.wrong,
      )}
      style={width === undefined || width === '100%' ? undefined : { '--width': width }}
    >
      <label htmlFor={id}>
        {label}
        {optional !== undefined && <small> {optional}</small>}
      </label>
      {hint !== undefined && (
        <span className="note" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {children}
      {after}
    </div>
  );
}
