import type { FieldOf } from '#domain/forms/field.ts';
import type { FieldView } from './field-view.ts';
import { lastChangeOf, WrittenPart } from './parts/written-part.tsx';

/** A key from a list that is not shown. */
export const keyView: FieldView<FieldOf<'key'>> = {
  showsReadOnly: true,
  draw: (props, { open }) => (
    <WrittenPart {...props} mode="text" most={null} told={lastChangeOf(open, props.field.name)} />
  ),
};
