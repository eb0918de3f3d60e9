import { useId, useState } from 'react';
import type { DescribedKind } from '#adapters/wire/documents/description/described-field.ts';
import { isPictureAddress } from '#domain/content/web-address.ts';
import type { Json } from '#domain/documents/json.ts';
import { readMoment } from '#domain/shared/calendar-day.ts';
import { languageTag, type Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from './form.module.css';

/** A field for one value. `undefined` stands for no value. */
export interface ValueInputProps {
  readonly id: string;
  readonly look: DescribedKind;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly options?: readonly string[];
  readonly language?: Language | undefined;
  readonly isReadOnly: boolean;
  readonly describedBy?: string | undefined;
  /** Names that the value may have, with the title of each. */
  readonly names?: readonly { readonly id: string; readonly title: string }[];
}

const written = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);

/** A text that grows with its content. */
function LinesInput({ id, look, value, onChange, language, isReadOnly, describedBy }: ValueInputProps) {
  return (
    <textarea
      id={id}
      className={look === 'line' ? styles.line : styles.lines}
      rows={look === 'line' ? 1 : 3}
      value={written(value)}
      lang={language && languageTag(language)}
      readOnly={isReadOnly}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        // A line has no second one.
        if (look === 'line' && event.key === 'Enter') event.preventDefault();
      }}
      onChange={(event) => {
        const text = look === 'line' ? event.target.value.replaceAll(/[\r\n]+/gu, ' ') : event.target.value;
        onChange(orNothing(text));
      }}
    />
  );
}

/** A figure: what cannot be read as one stays in the field, and is not stored. */
function FigureInput({ id, look, value, onChange, isReadOnly, describedBy }: ValueInputProps) {
  const { t } = useSpeech();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? written(value).replace('.', ',');
  const read = (line: string) =>
    /^-?\d+(?:[.,]\d+)?$/u.test(line.trim()) ? Number(line.trim().replace(',', '.')) : null;
  const isWrong = text.trim() !== '' && read(text) === null;
  return (
    <>
      <span className={styles.figure}>
        <input
          id={id}
          inputMode="decimal"
          value={text}
          readOnly={isReadOnly}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          onBlur={() => !isWrong && setTyped(null)}
          onChange={(event) => {
            const line = event.target.value;
            setTyped(line);
            if (line.trim() === '') onChange(undefined);
            else if (read(line) !== null) onChange(read(line) ?? undefined);
          }}
        />
        {look === 'money' && <span aria-hidden="true">€</span>}
      </span>
      {isWrong && <small className={styles.wrong}>{t('office-documents:notNumber')}</small>}
    </>
  );
}

/** A day. Older documents have moments: the day of the town is shown, and written if it is changed. */
function DayInput({ id, value, onChange, isReadOnly, describedBy }: ValueInputProps) {
  const { town } = useOffice();
  const text = written(value);
  const day = readMoment(text, town.timeZone)?.day ?? '';
  if (text !== '' && day === '')
    return <LinesInput {...{ id, value, onChange, isReadOnly, describedBy }} look="line" />;
  return (
    <input
      id={id}
      type="date"
      className={styles.day}
      value={day}
      readOnly={isReadOnly}
      aria-describedby={describedBy}
      onChange={(event) => onChange(orNothing(event.target.value))}
    />
  );
}

/** One of a few values. One that is not among them stays until another is chosen. */
function ChoiceInput({ id, look, value, onChange, options = [], isReadOnly, describedBy }: ValueInputProps) {
  const { t } = useSpeech();
  const isYesNo = look === 'yesNo';
  const all = isYesNo ? ['true', 'false'] : options;
  const now = typeof value === 'boolean' ? String(value) : written(value);
  const wordsOf = (option: string) =>
    isYesNo
      ? t(`office-fields:option.${option === 'true' ? 'yes' : 'no'}`)
      : t(`office-fields:option.${option}`, option);
  return (
    <select
      id={id}
      value={now}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      onChange={(event) => {
        const chosen = orNothing(event.target.value);
        onChange(isYesNo && chosen !== undefined ? chosen === 'true' : chosen);
      }}
    >
      <option value="">{t('office-documents:notSaid')}</option>
      {!all.includes(now) && now !== '' && <option value={now}>{now}</option>}
      {all.map((option) => (
        <option key={option} value={option}>
          {wordsOf(option)}
        </option>
      ))}
    </select>
  );
}

/** A word that stands for something: an address, a file, a colour, the reference of another document. */
function WordInput({ id, look, value, onChange, isReadOnly, describedBy, names = [] }: ValueInputProps) {
  const list = useId();
  const text = written(value);
  return (
    <span className={styles.word}>
      {look === 'picture' && isPictureAddress(text) && <img src={text} alt="" loading="lazy" />}
      {look === 'colour' && <span className={styles.swatch} style={{ background: text }} />}
      <input
        id={id}
        type="text"
        value={text}
        readOnly={isReadOnly}
        list={names.length > 0 ? list : undefined}
        spellCheck={false}
        aria-describedby={describedBy}
        onChange={(event) => onChange(orNothing(event.target.value.trim()))}
      />
      {names.length > 0 && (
        <datalist id={list}>
          {names.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </datalist>
      )}
    </span>
  );
}

/** The field for a value of its kind. */
export function ValueInput(props: ValueInputProps) {
  const { look, names = [] } = props;
  if (look === 'number' || look === 'money') return <FigureInput {...props} />;
  if (look === 'day') return <DayInput {...props} />;
  if (look === 'yesNo' || look === 'choice') return <ChoiceInput {...props} />;
  const isWord = ['colour', 'address', 'picture', 'file'].includes(look) || names.length > 0;
  return isWord ? <WordInput {...props} /> : <LinesInput {...props} />;
}
