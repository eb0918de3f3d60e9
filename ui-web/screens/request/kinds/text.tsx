import type { FieldOf } from '#domain/forms/field.ts';
import type { FieldView } from './field-view.ts';
import { lastChangeOf, WrittenPart } from './parts/written-part.tsx';

/** A text of one line. */
export const textView: FieldView<FieldOf<'text'>> = {
  showsReadOnly: true,
  draw: (props, { open }) => (
    <WrittenPart
      {...props}
      mode={props.field.mode}
      most={props.field.maxlength}
      min={props.field.min}
      max={props.field.max}
      told={lastChangeOf(open, props.field.name)}
    />
  ),
};
