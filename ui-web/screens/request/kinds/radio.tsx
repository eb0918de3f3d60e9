import { memo } from 'react';
import type { FieldOf } from '#domain/forms/field.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { fieldId } from '../form/field-ids.ts';
import { useFormTools } from '../form-context.ts';
import type { FieldView } from './field-view.ts';
import { type FieldProps, writtenText } from './parts/field-props.ts';
import { Legend, fieldWords } from './parts/field-words.tsx';

const Radio = memo(function Radio(props: FieldProps<FieldOf<'radio'>>) {
  const { field, value, error } = props;
  const tools = useFormTools();
  const { said } = tools.speech;
  const { label, hint, optional } = fieldWords(props, tools);
  const chosen = writtenText(value);
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
});

/** One of a few, all in sight. */
export const radioView: FieldView<FieldOf<'radio'>> = {
  showsReadOnly: false,
  draw: (props) => <Radio {...props} />,
};
