import type { FieldOf } from '#domain/forms/field.ts';
import type { FieldView } from './field-view.ts';
import { FindPart } from './parts/find-part.tsx';

/** A street, searched at each key. */
export const callejeroView: FieldView<FieldOf<'callejero'>> = {
  showsReadOnly: false,
  draw: (props, { open }) => <FindPart {...props} what="street" found={open.found.get(props.field.name)} />,
};
