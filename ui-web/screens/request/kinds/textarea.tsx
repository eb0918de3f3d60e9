import type { FieldOf } from '#domain/forms/field.ts';
import type { FieldView } from './field-view.ts';
import { lastChangeOf, WrittenPart } from './parts/written-part.tsx';

/** A text of several lines. */
export const textareaView: FieldView<FieldOf<'textarea'>> = {
  showsReadOnly: true,
  draw: (props, { open }) => (
    <WrittenPart
      {...props}
      mode="text"
      most={props.field.maxlength}
      lines={4}
      told={lastChangeOf(open, props.field.name)}
    />
  ),
};
