import type { FieldOf } from '#domain/forms/field.ts';
import { optionsOf } from '../answers/answers-view.ts';
import type { FieldView } from './field-view.ts';
import { SelectPart } from './parts/select-part.tsx';

/** One of a list that opens when pressed. */
export const selectView: FieldView<FieldOf<'select'>> = {
  showsReadOnly: false,
  draw: (props, { open }) => <SelectPart {...props} options={optionsOf(props.field, open)} />,
};
