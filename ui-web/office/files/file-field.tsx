import { useId, useState } from 'react';
import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import { focusedAddress } from '#domain/files/town-file.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import { DropPlace } from './drop-place.tsx';
import styles from './files.module.css';
import { type ChosenGroup, fileNameIn } from './known-file.ts';
import { PickDialog } from './pick-dialog.tsx';
import { CurrentFile } from './current-file.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

/** What a field for a file needs of the form that it is in. */
export interface TownFileFieldProps {
  readonly label: string;
  /** The address as documents have it: `/files/{realm}/{name}` with its focal point, or one of another site. */
  readonly value: string | null;
  /** The address, and the file that was chosen: its words may fill a field beside this one. */
  readonly onChange: (address: string | null, file: OfficeFile | null) => void;
  readonly kinds?: ChosenGroup;
  readonly isReadOnly?: boolean;
}

/** A picture or a file of a document: dropped, pasted, chosen, taken with the phone, or picked among the town's. */
export function TownFileField({
  label,
  value,
  onChange,
  kinds = 'pictures',
  isReadOnly = false,
}: TownFileFieldProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const id = useId();
  const [isPicking, pick] = useState(false);
  const take = (file: OfficeFile) => {
    pick(false);
    onChange(focusedAddress(file.address, file.focus ?? null), file);
  };
  const { uploads, upload, drop } = useUploads(take);
  return (
    <fieldset className={styles.field}>
      <legend id={id}>{label}</legend>
      {value !== null && <CurrentFile name={fileNameIn(council.realm, value)} address={value} />}
      {!isReadOnly && (
        <>
          <DropPlace
            group={kinds}
            {...(value !== null && { choose: t('office-files:field.other') })}
            take={upload}
          />
          <UploadRows uploads={uploads} drop={drop} />
          <div className={styles.ways}>
            <OfficeButton look="text" aria-describedby={id} onClick={() => pick(true)}>
              <Icon name="search" />
              {t('office-files:field.pick')}
            </OfficeButton>
            {value !== null && (
              <OfficeButton look="text" aria-describedby={id} onClick={() => onChange(null, null)}>
                {t('office-files:field.clear')}
              </OfficeButton>
            )}
          </div>
          <PickDialog isOpen={isPicking} kinds={kinds} close={() => pick(false)} take={take} />
        </>
      )}
    </fieldset>
  );
}
