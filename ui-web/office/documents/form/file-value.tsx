import { describedWithin } from '#adapters/wire/documents/description/fields-within.ts';
import { TownFileField } from '../../files/file-field.tsx';
import { besideFile } from './file-siblings.ts';
import { useForm } from './form-place.ts';
import type { PlacedFieldProps } from './field-props.ts';

/** A picture or a file: chosen, and what it says of itself written in the fields beside it. */
export function FileValue({ id, path, look, label, value, isReadOnly }: PlacedFieldProps) {
  const { document, write } = useForm();
  const around = path.split('/').slice(0, -1).join('/');
  return (
    <div id={id} tabIndex={-1}>
      <TownFileField
        label={label}
        value={typeof value === 'string' && value !== '' ? value : null}
        kinds={look === 'picture' ? 'pictures' : 'all'}
        isReadOnly={isReadOnly}
        onChange={(address, file) =>
          write([
            { path, value: address ?? undefined },
            ...(file === null
              ? []
              : besideFile(path, file, describedWithin(document.collection, around), document)),
          ])
        }
      />
    </div>
  );
}
