import { takenKinds } from '#domain/forms/files/taken-kinds.ts';
import { FilePicker } from '#ui-web/components/file-list/file-picker.tsx';
import type { FileField } from '../../files/uploads.ts';
import { useFormTools } from '../../form-context.ts';
import type { PickerProps } from './files-part.tsx';

interface DocumentPickerProps extends PickerProps {
  readonly icon: 'document' | 'signature';
  readonly multiple: boolean;
}

const endings = (field: FileField): string => takenKinds[field.kind].map((kind) => `.${kind}`).join(',');

/** The button that chooses documents of this device. */
export function DocumentPicker({ field, button, icon, multiple }: DocumentPickerProps) {
  const { t } = useFormTools().speech;
  return (
    <span className="actions">
      <FilePicker {...button} icon={icon} accept={endings(field)} multiple={multiple}>
        {t(`request:files.add.${field.kind}`)}
      </FilePicker>
    </span>
  );
}
