import type { FieldOf } from '#domain/forms/field.ts';
import type { FieldView } from './field-view.ts';
import { DocumentPicker } from './parts/document-picker.tsx';
import { FilesPart, type PickerProps } from './parts/files-part.tsx';

type DocumentField = FieldOf<'file'>;

const Picker = (props: PickerProps<DocumentField>) => <DocumentPicker {...props} icon="document" multiple />;

/** Documents. */
export const fileView: FieldView<DocumentField> = {
  showsReadOnly: false,
  draw: (props, { open }) => <FilesPart {...props} uploads={open.uploads} icon="document" Picker={Picker} />,
};
