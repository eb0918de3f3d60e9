import type { FieldOf } from '#domain/forms/field.ts';
import type { FieldView } from './field-view.ts';
import { FindPart } from './parts/find-part.tsx';

/** An item of a collection, searched at each key. */
export const searchView: FieldView<FieldOf<'search'>> = {
  showsReadOnly: false,
  draw: (props, { open }) => <FindPart {...props} what="search" found={open.found.get(props.field.name)} />,
};
