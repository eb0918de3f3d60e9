import { useEffect, useRef } from 'react';
import type { DescribedField } from '#adapters/wire/documents/description/described-field.ts';
import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import { type Fields, itemPath, memberPath, orderPath } from '#domain/documents/fields.ts';
import { focusedAddress } from '#domain/files/town-file.ts';
import { DropPlace } from '../../files/drop-place.tsx';
import { UploadRows } from '../../files/upload-rows.tsx';
import { useUploads } from '../../files/use-uploads.ts';
import { besideFile } from './file-siblings.ts';
import { useForm } from './form-place.ts';
import type { ListPart } from './form-tree.ts';
import type { ItemActs } from './use-items.ts';
import styles from './form.module.css';

interface AddFilesProps {
  readonly part: ListPart;
  readonly acts: ItemActs;
}

const membersOf = ({ field }: ListPart): readonly DescribedField[] => field.item?.().members?.() ?? [];

/** Whether an item has nothing yet: the list begins with one that somebody may leave empty. */
const isEmpty = (path: string, shown: Fields): boolean =>
  [...shown.keys()].every((at) => !at.startsWith(`${path}/`));

/** Fills an item for each file that arrives, an empty one first: its address, and what it says of itself. */
function useTaking({ part, acts }: AddFilesProps, member: DescribedField | undefined) {
  const { write, newKey, document } = useForm();
  const filled = useRef(new Set<string>());
  // Several files may arrive before the form is drawn with the first one.
  const keys = useRef(acts.keys);
  useEffect(() => {
    keys.current = acts.keys;
  }, [acts.keys]);
  return (file: OfficeFile) => {
    if (member === undefined) return;
    const empty = keys.current.find(
      (one) => !filled.current.has(one) && isEmpty(itemPath(part.path, one), document.shown),
    );
    const key = empty ?? newKey();
    filled.current.add(key);
    if (empty === undefined) keys.current = [...keys.current, key];
    const path = memberPath(itemPath(part.path, key), member.name);
    write([
      { path: orderPath(part.path), value: [...keys.current] },
      { path, value: focusedAddress(file.address, file.focus ?? null) },
      ...besideFile(path, file, membersOf(part), document),
    ]);
  };
}

/** Several pictures or files at once, each an item of the list. Only for lists whose items have one. */
export function AddFiles(props: AddFilesProps) {
  const member = membersOf(props.part).find(({ value }) => value === 'picture' || value === 'file');
  const { uploads, upload, drop } = useUploads(useTaking(props, member));
  const isOfFiles = member?.name === 'src' || member?.name === 'uri';
  if (!isOfFiles) return null;
  return (
    <div className={styles.addFiles}>
      <DropPlace group={member.value === 'picture' ? 'pictures' : 'all'} multiple take={upload} />
      <UploadRows uploads={uploads} drop={drop} />
    </div>
  );
}
