import type { FieldOf } from '#domain/forms/field.ts';
import { NumberedList } from '#ui-web/components/step-list/numbered-list.tsx';
import { useFormTools } from '../form-context.ts';
import type { FieldView } from './field-view.ts';
import { DocumentPicker } from './parts/document-picker.tsx';
import { FilesPart, type PickerProps } from './parts/files-part.tsx';

type SignedField = FieldOf<'pdf'>;

/** For a blank document of the council: download it, sign it, add it. */
function Picker(props: PickerProps<SignedField>) {
  const { t } = useFormTools().speech;
  const { form } = props.field;
  const picker = <DocumentPicker {...props} icon="signature" multiple={false} />;
  if (form === null) return picker;
  return (
    <NumberedList
      items={[
        <a key="form" href={form} download>
          {t('request:files.blank')}
        </a>,
        t('request:files.sign'),
        picker,
      ]}
    />
  );
}

/** A document to be signed. */
export const pdfView: FieldView<SignedField> = {
  showsReadOnly: false,
  draw: (props, { open }) => <FilesPart {...props} uploads={open.uploads} icon="document" Picker={Picker} />,
};
