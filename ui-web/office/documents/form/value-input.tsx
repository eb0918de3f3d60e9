import { readMoment } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useKnownWords } from '../../parts/use-known-words.ts';
import { useOffice } from '../../shell/office-context.ts';
import { AddressInput } from './address-input.tsx';
import { ColourInput } from './colour-input.tsx';
import { FigureInput } from './figure-input.tsx';
import styles from './form.module.css';
import { LinesInput } from './lines-input.tsx';
import { orNothing, type ValueInputProps, writtenValue } from './value-props.ts';

/** A field in which the browser lets a person choose; nothing chosen is no value. */
function ChosenTime({
  type,
  text,
  ...props
}: ValueInputProps & { readonly type: 'date' | 'datetime-local'; readonly text: string }) {
  const { id, onChange, isReadOnly, describedBy } = props;
  const choose = (chosen: string) => onChange(orNothing(chosen));
  const attributes = { id, type, value: text, readOnly: isReadOnly, 'aria-describedby': describedBy };
  return <input {...attributes} className={styles.day} onChange={({ target }) => choose(target.value)} />;
}

/** A day. Older documents have moments: the day of the town is shown, and written if it is changed. */
function DayInput(props: ValueInputProps) {
  const { town } = useOffice();
  const text = writtenValue(props.value);
  const day = readMoment(text, town.timeZone)?.day ?? '';
  if (text !== '' && day === '') return <LinesInput {...props} look="line" />;
  return <ChosenTime {...props} type="date" text={day} />;
}

/** A day and an hour. What is written otherwise stays as it is, to be corrected by hand. */
function MomentInput(props: ValueInputProps) {
  const text = writtenValue(props.value);
  const isMoment = text === '' || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(text);
  if (!isMoment) return <LinesInput {...props} look="line" />;
  return <ChosenTime {...props} type="datetime-local" text={text} />;
}

/** One of a few values. One that is not among them stays until another is chosen. */
function ChoiceInput(props: ValueInputProps) {
  const { id, look, value, onChange, options = [], titles, isReadOnly, describedBy } = props;
  const { t } = useSpeech();
  const knownWords = useKnownWords();
  const isYesNo = look === 'yesNo';
  const all = isYesNo ? ['true', 'false'] : options;
  const now = typeof value === 'boolean' ? String(value) : writtenValue(value);
  const wordsOf = (option: string) =>
    isYesNo
      ? t(`office-fields:option.${option === 'true' ? 'yes' : 'no'}`)
      : (titles?.get(option) ?? knownWords(`office-fields:option.${option}`, option));
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

/** The field for a value of its kind. */
export function ValueInput(props: ValueInputProps) {
  switch (props.look) {
    case 'number':
    case 'money':
      return <FigureInput {...props} />;
    case 'day':
      return <DayInput {...props} />;
    case 'moment':
      return <MomentInput {...props} />;
    case 'yesNo':
    case 'choice':
      return <ChoiceInput {...props} />;
    case 'colour':
      return <ColourInput {...props} />;
    case 'address':
      return <AddressInput {...props} />;
    default:
      return <LinesInput {...props} />;
  }
}
