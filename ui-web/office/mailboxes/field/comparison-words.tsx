import { operatorsFor } from '#domain/forms/builder/askable.ts';
import { type ComparedAnswer } from '#domain/forms/builder/condition-tree.ts';
import type { Condition, Operator } from '#domain/forms/condition.ts';
import type { AnswerField } from '#domain/forms/field.ts';
import { choicesOf } from '#domain/forms/field-kinds.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useBuilder } from '../builder/builder-place.ts';
import builderStyles from '../builder/builder.module.css';
import styles from '../builder/conditions.module.css';
import { useEntryTitle } from '../builder/entry-words.ts';
import { comparisonOf } from './first-comparison.ts';

interface ComparisonProps {
  readonly compared: ComparedAnswer;
  readonly fields: readonly AnswerField[];
  readonly lead: string;
  readonly onChange: (next: Condition | null) => void;
}

const withoutValue: ReadonlySet<Operator> = new Set(['filled', 'empty']);

/** The comparisons of a field, in its words: a box that is ticked, a list that has an answer. */
function useOperatorWords() {
  const { t } = useSpeech();
  return (operator: Operator, field: AnswerField | undefined) => {
    const isBox = field?.kind === 'checkbox' && withoutValue.has(operator);
    return t(`office-mailbox:operator.${isBox ? `box.${operator}` : operator}`);
  };
}

interface ValuesProps {
  readonly compared: ComparedAnswer;
  readonly field: AnswerField | undefined;
  readonly put: (values: readonly string[]) => void;
}

/** A choice that can be compared with. */
interface Choice {
  readonly value: string;
  readonly text: string;
}

/** The choices of the field that is looked at; one that it no longer has is named as such. */
function useChoices({ field, compared: { values } }: ValuesProps): readonly Choice[] {
  const { t, said } = useSpeech();
  const choices = field === undefined ? null : choicesOf(field);
  const options = choices?.kind === 'listed' ? choices.options : [];
  if (options.length === 0) return [];
  const unknown = values.filter((value) => !options.some((one) => one.value === value));
  return [
    ...options.map(({ value, text }) => ({ value, text: said(text).text || value })),
    ...unknown.map((value) => ({ value, text: t('office-mailbox:condition.lostOption', { value }) })),
  ];
}

interface ChosenProps extends Pick<ValuesProps, 'put'> {
  readonly all: readonly Choice[];
  readonly values: readonly string[];
}

/** Several of the choices. */
function ChosenValues({ all, values, put }: ChosenProps) {
  const { t } = useSpeech();
  const { mayChange } = useBuilder();
  return (
    <span role="group" aria-label={t('office-mailbox:condition.value')} className={styles.checks}>
      {all.map(({ value, text }) => (
        <label key={value} className={styles.check}>
          <input
            type="checkbox"
            checked={values.includes(value)}
            disabled={!mayChange}
            onChange={({ target: { checked } }) =>
              put(checked ? [...values, value] : values.filter((one) => one !== value))
            }
          />
          {text}
        </label>
      ))}
    </span>
  );
}

/** The values that an answer is compared with: of a list those that are chosen, else what is written. */
function ComparedValues(props: ValuesProps) {
  const { compared, field, put } = props;
  const { t } = useSpeech();
  const { mayChange } = useBuilder();
  const { operator, values } = compared;
  const all = useChoices(props);
  const label = t('office-mailbox:condition.value');
  if (all.length > 0 && operator === 'oneOf') return <ChosenValues {...{ all, values, put }} />;
  if (all.length > 0)
    return (
      <select
        aria-label={label}
        value={values[0] ?? ''}
        disabled={!mayChange}
        onChange={(event) => put([event.target.value])}
      >
        {values.length === 0 && <option value="">{t('office-documents:notSaid')}</option>}
        {all.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    );
  const isDay = field?.kind === 'text' && field.mode === 'date';
  return (
    <input
      aria-label={operator === 'oneOf' ? t('office-mailbox:condition.values') : label}
      type={isDay && operator !== 'oneOf' ? 'date' : 'text'}
      value={values.join(', ')}
      readOnly={!mayChange}
      onChange={({ target: { value } }) =>
        put(operator === 'oneOf' ? value.split(',').map((one) => one.trimStart()) : [value])
      }
    />
  );
}

/** Which answer is looked at; a field that is not before, or is gone, is named and said. */
function ComparedField({ compared, fields, onChange }: Omit<ComparisonProps, 'lead'>) {
  const { t } = useSpeech();
  const { mayChange } = useBuilder();
  const titleOf = useEntryTitle();
  const isKnown = fields.some(({ name }) => name === compared.field);
  return (
    <select
      aria-label={t('office-mailbox:condition.field')}
      aria-invalid={isKnown ? undefined : true}
      value={compared.field}
      disabled={!mayChange}
      onChange={({ target: { value } }) => {
        const field = fields.find(({ name }) => name === value);
        if (field !== undefined) onChange(comparisonOf(field));
      }}
    >
      {!isKnown && (
        <option value={compared.field}>
          {t('office-mailbox:condition.lostField', { name: compared.field })}
        </option>
      )}
      {fields.map((field) => (
        <option key={field.name} value={field.name}>
          {titleOf(field)}
        </option>
      ))}
    </select>
  );
}

/** One comparison in words: “Shown if [field] [is] [option]”. */
export function ComparisonWords({ compared, fields, lead, onChange }: ComparisonProps) {
  const { t } = useSpeech();
  const { mayChange } = useBuilder();
  const operatorWords = useOperatorWords();
  const field = fields.find(({ name }) => name === compared.field);
  const usual = field === undefined ? [] : operatorsFor(field);
  const operators = usual.includes(compared.operator) ? usual : [...usual, compared.operator];
  const choices = field === undefined ? null : choicesOf(field);
  const first = choices?.kind === 'listed' ? choices.options[0]?.value : undefined;
  const compareBy = (operator: Operator) => {
    const kept = compared.values.length > 0 ? compared.values : first === undefined ? [] : [first];
    onChange({ ...compared, operator, values: withoutValue.has(operator) ? [] : kept });
  };
  return (
    <>
      <span>{lead}</span>
      <ComparedField {...{ compared, fields, onChange }} />
      <select
        aria-label={t('office-mailbox:condition.operator')}
        value={compared.operator}
        disabled={!mayChange}
        onChange={(event) => compareBy(event.target.value as Operator)}
      >
        {operators.map((operator) => (
          <option key={operator} value={operator}>
            {operatorWords(operator, field)}
          </option>
        ))}
      </select>
      {!withoutValue.has(compared.operator) && (
        <ComparedValues {...{ compared, field }} put={(values) => onChange({ ...compared, values })} />
      )}
      {mayChange && (
        <span className={builderStyles.steps}>
          <button
            type="button"
            className={builderStyles.step}
            aria-label={t('office-mailbox:condition.remove')}
            onClick={() => onChange(null)}
          >
            <Icon name="cross" />
          </button>
        </span>
      )}
    </>
  );
}
