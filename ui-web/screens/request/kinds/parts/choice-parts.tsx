import { CheckCard } from '#ui-web/components/choice/check-card.tsx';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { CouncilLines } from '#ui-web/components/council-html/council-lines.tsx';
import type { Field } from '#domain/forms/field.ts';
import { fieldId } from '../../form/field-ids.ts';
import { type FieldProps, textOf } from './field-props.ts';
import { useFormTools } from '../../form-context.ts';
import { wordsOf } from './text-parts.tsx';

/** One of a few, all in sight. */
export function RadioPart(props: FieldProps<Field & { readonly kind: 'radio' }>) {
  const { field, value, error } = props;
  const tools = useFormTools();
  const { said } = tools.speech;
  const { label, hint, optional } = wordsOf(props, tools);
  const chosen = textOf(value);
  return (
    <div id={fieldId(field.name)} tabIndex={-1}>
      <ChoiceGroup
        kind="radio"
        compact
        name={field.name}
        legend={<Legend label={label} optional={optional} />}
        hint={hint}
        error={error}
        mayLetGo={!props.isRequired}
        options={field.options.map((option) => ({ value: option.value, title: said(option.text) }))}
        selected={chosen === '' ? [] : [chosen]}
        onChange={([text]) => tools.presenter.filling.writeText(field.name, text ?? '')}
      />
    </div>
  );
}

/** Several of a list, at most as many as the council says. */
export function ManyPart(props: FieldProps<Field & { readonly kind: 'selectmultiple' }>) {
  const { field, value, error } = props;
  const tools = useFormTools();
  const { t, said } = tools.speech;
  const { label, hint, optional } = wordsOf(props, tools);
  const chosen = value?.kind === 'texts' ? value.texts : [];
  const { most } = field;
  const isFull = most !== null && chosen.length >= most;
  return (
    <div id={fieldId(field.name)} tabIndex={-1}>
      <ChoiceGroup
        kind="checkbox"
        compact
        name={field.name}
        legend={<Legend label={label} optional={optional} />}
        hint={
          <>
            {hint}{' '}
            {most !== null && <span role="status">{t('request:chosen', { n: chosen.length, most })}</span>}
          </>
        }
        error={error}
        options={field.options.map((option) => ({
          value: option.value,
          title: said(option.text),
          disabled: isFull && !chosen.includes(option.value),
        }))}
        selected={chosen}
        onChange={(texts) => tools.presenter.filling.write(field.name, { kind: 'texts', texts })}
      />
    </div>
  );
}

/** One thing to tick. */
export function TickPart(props: FieldProps<Field & { readonly kind: 'checkbox' }>) {
  const { field, value, error, isRequired } = props;
  const { presenter, speech } = useFormTools();
  const optional = isRequired ? null : speech.t('request:optional');
  const hint = field.hint === null ? null : <CouncilLines of={speech.said(field.hint)} />;
  return (
    <CheckCard
      id={fieldId(field.name)}
      name={field.name}
      title={speech.said(field.title)}
      {...((hint ?? optional) !== null && {
        detail: (
          <>
            {hint} {optional}
          </>
        ),
      })}
      checked={value?.kind === 'flag' && value.on}
      error={error}
      onChange={(on) => presenter.filling.write(field.name, { kind: 'flag', on })}
    />
  );
}

function Legend({
  label,
  optional,
}: {
  readonly label: React.ReactNode;
  readonly optional: string | undefined;
}) {
  return (
    <>
      {label}
      {optional !== undefined && <small className="note"> {optional}</small>}
    </>
  );
}
