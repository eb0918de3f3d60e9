import { memo } from 'react';
import type { FieldOf } from '#domain/forms/field.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { fieldId } from '../form/field-ids.ts';
import { useFormTools } from '../form-context.ts';
import type { FieldView } from './field-view.ts';
import type { FieldProps } from './parts/field-props.ts';
import { Legend, fieldWords } from './parts/field-words.tsx';

const Many = memo(function Many(props: FieldProps<FieldOf<'selectmultiple'>>) {
  const { field, value, error } = props;
  const tools = useFormTools();
  const { t, said } = tools.speech;
  const { label, hint, optional } = fieldWords(props, tools);
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
});

/** Several of a list, at most as many as the council says. */
export const selectmultipleView: FieldView<FieldOf<'selectmultiple'>> = {
  showsReadOnly: false,
  draw: (props) => <Many {...props} />,
};
