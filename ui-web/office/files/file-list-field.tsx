import { useEffect, useRef, useState } from 'react';
import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { IconButton } from '#ui-web/components/button/icon-button.tsx';
import { Dragging } from '#ui-web/components/ranked-list/dragging.tsx';
import { handle } from '#ui-web/components/ranked-list/draggable-list.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import { CurrentFile } from './current-file.tsx';
import { DropPlace } from './drop-place.tsx';
import styles from './files.module.css';
import { type ChosenGroup, fileNameIn } from './known-file.ts';
import { PickDialog } from './pick-dialog.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

/** What a field for several files needs of the form that it is in. */
export interface TownFileListFieldProps {
  readonly label: string;
  /** Addresses as documents have them, each once. */
  readonly value: readonly string[];
  readonly onChange: (addresses: readonly string[]) => void;
  readonly kinds?: ChosenGroup;
}

/** The list with an entry at another place. */
function moved(list: readonly string[], entry: string, to: number): readonly string[] {
  const others = list.filter((one) => one !== entry);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}

/** Several pictures or files of a document, sorted by dragging and by buttons. */
export function TownFileListField({ label, value, onChange, kinds = 'pictures' }: TownFileListFieldProps) {
  const { t } = useSpeech();
  const list = useRef<HTMLOListElement>(null);
  // Several files may arrive before the form has given the new list back.
  const now = useRef(value);
  useEffect(() => {
    now.current = value;
  }, [value]);
  const [isPicking, pick] = useState(false);
  const [said, say] = useState('');
  const add = ({ address }: OfficeFile) => {
    pick(false);
    now.current = [...now.current.filter((one) => one !== address), address];
    onChange(now.current);
  };
  const { uploads, upload, drop } = useUploads(add);
  const move = (address: string, to: number) => {
    onChange(moved(value, address, to));
    say(t('office-files:field.moved', { to: to + 1, count: value.length }));
  };
  const remove = (address: string) => onChange(value.filter((one) => one !== address));
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <ol ref={list} role="list" className={styles.sorted}>
        {value.map((address, place) => (
          <Row key={address} {...{ address, place, count: value.length, move, remove }} />
        ))}
      </ol>
      <Dragging list={list} ids={value} onMove={move} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <DropPlace group={kinds} multiple take={upload} />
      <UploadRows uploads={uploads} drop={drop} />
      <OfficeButton look="text" onClick={() => pick(true)}>
        <Icon name="search" />
        {t('office-files:field.pick')}
      </OfficeButton>
      <PickDialog isOpen={isPicking} kinds={kinds} close={() => pick(false)} take={add} />
    </fieldset>
  );
}

interface RowProps {
  readonly address: string;
  readonly place: number;
  readonly count: number;
  readonly move: (address: string, to: number) => void;
  readonly remove: (address: string) => void;
}

/** One file with the ways to move it and to take it out. */
function Row({ address, place, count, move, remove }: RowProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const name = fileNameIn(council.realm, address);
  const words = { name: name ?? address };
  return (
    <li>
      <span className={styles.handle} aria-hidden="true" {...handle}>
        <Icon name="handle" />
      </span>
      <CurrentFile name={name} address={address} />
      <span className={styles.moves}>
        <IconButton
          icon="up"
          label={t('office-files:field.up', words)}
          disabled={place === 0}
          onClick={() => move(address, place - 1)}
        />
        <IconButton
          icon="down"
          label={t('office-files:field.down', words)}
          disabled={place === count - 1}
          onClick={() => move(address, place + 1)}
        />
        <IconButton
          icon="cross"
          label={t('office-files:field.takeOut', words)}
          onClick={() => remove(address)}
        />
      </span>
    </li>
  );
}
