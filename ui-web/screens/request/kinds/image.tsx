import { mostImages } from '#domain/forms/files/file-limits.ts';
import type { FieldOf } from '#domain/forms/field.ts';
import { PhotoPicker } from '#ui-web/components/file-list/photo-picker.tsx';
import { useFormTools } from '../form-context.ts';
import type { FieldView } from './field-view.ts';
import { FilesPart, type PickerProps } from './parts/files-part.tsx';

type ImageField = FieldOf<'image'>;

function Picker({ count, button }: PickerProps<ImageField>) {
  const { t } = useFormTools().speech;
  return (
    <span className="actions">
      <PhotoPicker
        {...button}
        words={{
          add: t('request:files.add.image'),
          camera: t('request:files.camera'),
          gallery: t('request:files.gallery'),
          cancel: t('request:files.cancel'),
        }}
      />
      <span className="note" role="status">
        {t('request:files.photos', { n: count, most: mostImages })}
      </span>
    </span>
  );
}

/** Photos, taken or chosen. */
export const imageView: FieldView<ImageField> = {
  showsReadOnly: false,
  draw: (props, { open }) => <FilesPart {...props} uploads={open.uploads} icon="photo" Picker={Picker} />,
};
