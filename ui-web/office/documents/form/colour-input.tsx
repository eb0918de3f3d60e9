import { useSpeech } from '#ui-web/speech.ts';
import styles from './form.module.css';
import { orNothing, type ValueInputProps, writtenValue } from './value-props.ts';

const sixDigits = /^#[0-9a-f]{6}$/iu;

/** A colour: chosen from the palette of the device, or written. */
export function ColourInput({ id, value, onChange, isReadOnly, describedBy }: ValueInputProps) {
  const { t } = useSpeech();
  const text = writtenValue(value);
  return (
    <span className={styles.word}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={t('office-documents:chooseColour')}
        value={sixDigits.test(text) ? text : '#000000'}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        id={id}
        type="text"
        className={styles.code}
        value={text}
        readOnly={isReadOnly}
        spellCheck={false}
        aria-describedby={describedBy}
        onChange={(event) => onChange(orNothing(event.target.value.trim()))}
      />
    </span>
  );
}
