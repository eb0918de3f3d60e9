import { type ClipboardEvent, useState } from 'react';
import { languageTag } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './form.module.css';
import { orNothing, type ValueInputProps, writtenValue } from './value-props.ts';

/** The most letters that are typed or pasted into a field: more is no line, and would freeze the page for seconds. */
const most = { line: 5000, lines: 100_000 } as const;

/** Whether the last paste was longer than what the field has room for: the browser leaves out the rest. */
function useCutPaste(room: number) {
  const [isCut, setCut] = useState(false);
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const kept = value.length - (selectionEnd - selectionStart);
    setCut(kept + clipboardData.getData('text/plain').length > room);
  };
  return { isCut, onPaste };
}

/** A text that grows with its content. */
export function LinesInput({
  id,
  look,
  value,
  onChange,
  language,
  isReadOnly,
  describedBy,
}: ValueInputProps) {
  const { t } = useSpeech();
  const isLine = look === 'line';
  const room = isLine ? most.line : most.lines;
  const { isCut, onPaste } = useCutPaste(room);
  return (
    <>
      <textarea
        id={id}
        className={isLine ? styles.line : styles.lines}
        rows={isLine ? 1 : 3}
        value={writtenValue(value)}
        lang={language && languageTag(language)}
        maxLength={room}
        readOnly={isReadOnly}
        aria-describedby={describedBy}
        onPaste={onPaste}
        onKeyDown={(event) => {
          // A line has no second one.
          if (isLine && event.key === 'Enter') event.preventDefault();
        }}
        onChange={(event) => {
          const text = isLine ? event.target.value.replaceAll(/[\r\n]+/gu, ' ') : event.target.value;
          onChange(orNothing(text));
        }}
      />
      {isCut && (
        <small className={styles.wrong} role="alert">
          {t('office-text:paste.cut')}
        </small>
      )}
    </>
  );
}
