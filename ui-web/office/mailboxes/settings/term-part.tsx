import { builtValueAt, writesOf } from '#domain/forms/builder/writes.ts';
import { isJsonObject } from '#domain/documents/json.ts';
import { priorities } from '#domain/office/desk/priority.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { idOf, useForm } from '../../documents/form/form-place.ts';
import { PlacedMarks } from '../../documents/form/placed-value.tsx';
import { useBuilder } from '../builder/builder-place.ts';
import styles from '../builder/field-parts.module.css';
import { LabelledSelect } from '../field/labelled-select.tsx';

const path = 'answerWithin';

interface DaysProps {
  readonly at: string;
  readonly label: string;
}

/** A number of working days. */
function Days({ at, label }: DaysProps) {
  const { mayChange, write } = useBuilder();
  const { document, goTo } = useForm();
  const value = document.shown.get(at);
  return (
    <div className={styles.control} onFocus={() => goTo(at)}>
      <label htmlFor={idOf(at)}>{label}</label>
      <input
        id={idOf(at)}
        type="number"
        min={0}
        max={250}
        value={typeof value === 'number' ? value : ''}
        readOnly={!mayChange}
        onChange={({ target: { value: days } }) =>
          write(writesOf(document.shown, at, days === '' ? undefined : Math.floor(Number(days))))
        }
      />
      <PlacedMarks path={at} />
    </div>
  );
}

/** In how many working days the council answers: one number for all requests, or one for each priority. */
export function TermPart() {
  const { t } = useSpeech();
  const { mayChange, write } = useBuilder();
  const { shown } = useForm().document;
  const value = builtValueAt(shown, path);
  const kind = isJsonObject(value) ? 'each' : typeof value === 'number' ? 'one' : 'none';
  const usual = typeof value === 'number' ? value : 5;
  const next = { none: undefined, one: usual, each: { normal: usual } };
  return (
    <>
      <LabelledSelect
        label={t('office-mailbox:term.label')}
        value={kind}
        isReadOnly={!mayChange}
        options={(['none', 'one', 'each'] as const).map((one) => ({
          value: one,
          text: t(`office-mailbox:term.${one}`),
        }))}
        onChange={(one) => write(writesOf(shown, path, next[one as keyof typeof next]))}
      />
      {kind === 'one' && <Days at={path} label={t('office-mailbox:term.days')} />}
      {kind === 'each' && (
        <div className={styles.pair}>
          {priorities.map((priority) => (
            <Days key={priority} at={`${path}/${priority}`} label={t(`office-fields:name.${priority}`)} />
          ))}
        </div>
      )}
    </>
  );
}
