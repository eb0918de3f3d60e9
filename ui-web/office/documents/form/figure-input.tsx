import { useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { eurosIn, figureIn, meantSum, shownFigure } from './figures.ts';
import styles from './form.module.css';
import type { ValueInputProps } from './value-props.ts';

/** A figure or a sum in euros: what cannot be read as one stays in the field, and is not stored. */
export function FigureInput({ id, look, value, onChange, isReadOnly, describedBy }: ValueInputProps) {
  const { t } = useSpeech();
  const [typed, setTyped] = useState<string | null>(null);
  const isMoney = look === 'money';
  const read = isMoney ? eurosIn : figureIn;
  const stored = typeof value === 'number' || typeof value === 'string' ? value : '';
  const text = typed ?? shownFigure(stored, isMoney);
  const isWrong = text.trim() !== '' && read(text) === null;
  const meant = isWrong && isMoney ? meantSum(text) : null;
  const take = (line: string) => {
    setTyped(line);
    const figure = read(line);
    if (line.trim() === '') onChange(undefined);
    else if (figure !== null) onChange(figure);
  };
  return (
    <>
      <span className={styles.figure}>
        <input
          id={id}
          inputMode="decimal"
          maxLength={40}
          value={text}
          readOnly={isReadOnly}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          onBlur={() => !isWrong && setTyped(null)}
          onChange={({ target }) => take(target.value)}
        />
        {isMoney && <span aria-hidden="true">€</span>}
      </span>
      {isWrong && (
        <small className={styles.wrong} role="alert">
          {meant === null
            ? t('office-documents:notNumber')
            : t('office-documents:notAmount', { meant: `${meant} €` })}
        </small>
      )}
    </>
  );
}
