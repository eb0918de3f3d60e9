import { memo } from 'react';
import type { FieldOption } from '#domain/forms/field-option.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { useFormTools } from '../../form-context.ts';
import { type FieldProps, writtenText } from './field-props.ts';
import { fieldWords } from './field-words.tsx';

/** One of a list that opens when pressed. */
export const SelectPart = memo(function SelectPart(
  props: FieldProps & { readonly options: readonly FieldOption[] },
) {
  const tools = useFormTools();
  const { t, said } = tools.speech;
  const { name } = props.field;
  const options = props.options.map(({ value, text }) => ({ value, text: said(text).text }));
  return (
    <SelectField
      {...fieldWords(props, tools)}
      name={name}
      width="22em"
      value={writtenText(props.value)}
      options={[{ value: '', text: t('request:choose') }, ...options]}
      onChange={(text) => tools.presenter.filling.writeText(name, text)}
    />
  );
});
