import { useState } from 'react';
import { type FieldPath, memberPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { mayWrite, useForm } from '../../documents/form/form-place.ts';
import styles from './builder.module.css';

/** A text of a row, as a cell. */
export function TextCell({ path, label, language }: { path: FieldPath; label: string; language?: Language }) {
  const { t } = useSpeech();
  const { document, write, goTo } = useForm();
  const value = document.shown.get(path);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isMissing = text === '' && language !== undefined;
  return (
    <textarea
      rows={1}
      aria-label={label}
      placeholder={isMissing ? t('office-votes:missing') : undefined}
      value={text}
      lang={language && languageTag(language)}
      readOnly={!mayWrite(document, language ?? null)}
      onFocus={() => goTo(path)}
      onChange={(event) => {
        const next = event.target.value.replaceAll(/[\r\n]+/gu, ' ');
        write([{ path, value: next === '' ? undefined : next }]);
      }}
    />
  );
}

const readNumber = (line: string): number | null =>
  /^\d+(?:[.,]\d{1,2})?$/u.test(line.trim()) ? Number(line.trim().replace(',', '.')) : null;

/** A stored number as it is typed in a cell, with a decimal comma. */
const numberText = (value: Json | undefined): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value).replace('.', ',') : '';

/** A number of a row; what is none stays in the cell and is not stored. */
export function NumberCell({ path, label }: { readonly path: FieldPath; readonly label: string }) {
  const { document, write } = useForm();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? numberText(document.shown.get(path));
  const isWrong = text.trim() !== '' && readNumber(text) === null;
  return (
    <input
      inputMode="decimal"
      className={styles.number}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={text}
      readOnly={!mayWrite(document, null)}
      onBlur={() => !isWrong && setTyped(null)}
      onChange={(event) => {
        setTyped(event.target.value);
        const number = readNumber(event.target.value);
        if (event.target.value.trim() === '') write([{ path, value: undefined }]);
        else if (number !== null) write([{ path, value: number }]);
      }}
    />
  );
}

/** Whether an answer clears the others. */
export function ResetCell({ path, label }: { readonly path: FieldPath; readonly label: string }) {
  const { document, write } = useForm();
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={document.shown.get(path) === true}
      disabled={!mayWrite(document, null)}
      onChange={(event) => write([{ path, value: event.target.checked ? true : undefined }])}
    />
  );
}

/** The district of a proposal: one name, or the name in the first language. */
export function DistrictCell({ path, label }: { readonly path: FieldPath; readonly label: string }) {
  const { document } = useForm();
  const whole = memberPath(memberPath(path, 'data'), 'barrio');
  const own = memberPath(whole, document.languages[0] ?? 'es');
  return <TextCell path={document.shown.has(own) ? own : whole} label={label} />;
}
