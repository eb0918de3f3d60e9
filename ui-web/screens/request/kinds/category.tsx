import type { FieldOf } from '#domain/forms/field.ts';
import { optionsOf } from '../answers/answers-view.ts';
import type { FieldView } from './field-view.ts';
import { SelectPart } from './parts/select-part.tsx';

/** The category: of the form, or of the town. */
export const categoryView: FieldView<FieldOf<'category'>> = {
  showsReadOnly: false,
  draw: (props, { open }) => <SelectPart {...props} options={optionsOf(props.field, open)} />,
};
