import { useSpeech } from '#ui-web/speech.ts';
import styles from './form.module.css';
import { orNothing, type ValueInputProps, writtenValue } from './value-props.ts';

const sixDigits = /^#[0-9a-f]{6}$/iu;

interface SwatchProps extends Pick<ValueInputProps, 'onChange' | 'isReadOnly'> {
  readonly text: string;
}

/** The palette of the device; black as long as no colour is written. */
function Swatch({ text, onChange, isReadOnly }: SwatchProps) {
  const { t } = useSpeech();
  return (
    <input
      type="color"
      className={styles.swatch}
      aria-label={t('office-documents:chooseColour')}
      value={sixDigits.test(text) ? text : '#000000'}
      disabled={isReadOnly}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A colour: chosen from the palette of the device, or written. */
export function ColourInput({ id, value, onChange, isReadOnly, describedBy }: ValueInputProps) {
  const text = writtenValue(value);
  return (
    <span className={styles.word}>
      <Swatch text={text} onChange={onChange} isReadOnly={isReadOnly} />
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
