import { memo, useMemo } from 'react';
import type { FieldOf } from '#domain/forms/field.ts';
import { optionsOfItems } from '../answers/answers-view.ts';
import type { OpenForm } from '../state.ts';
import type { FieldView } from './field-view.ts';
import type { FieldProps } from './parts/field-props.ts';
import { SelectPart } from './parts/select-part.tsx';

type CollectionField = FieldOf<'collection'>;

const Items = memo(function Items({
  items,
  ...props
}: FieldProps<CollectionField> & { readonly items: ReturnType<OpenForm['items']['get']> }) {
  const options = useMemo(() => optionsOfItems(items), [items]);
  return <SelectPart {...props} options={options} />;
});

/** An item of a collection, from a list of all. */
export const collectionView: FieldView<CollectionField> = {
  showsReadOnly: false,
  draw: (props, { open }) => <Items {...props} items={open.items.get(props.field.collection)} />,
};
