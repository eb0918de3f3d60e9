import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import type { Attached } from '#domain/forms/entry.ts';
import styles from './files.module.css';

/** A small picture of a photo, and the address of the whole one; null: it cannot be opened. */
export interface ShownPicture {
  readonly small: string;
  readonly whole: string | null;
}

/** Gives the picture of a file; null if there is none to show. */
export type PictureOf = (file: Attached) => ShownPicture | null;

interface FilesProps {
  readonly files: readonly Attached[];
  readonly pictureOf?: PictureOf | undefined;
}

/** Files by their names, photos with their pictures. */
export function Files({ files, pictureOf }: FilesProps) {
  return (
    <PlainList className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <OneFile name={file.name} picture={pictureOf?.(file) ?? null} />
        </li>
      ))}
    </PlainList>
  );
}

function OneFile({ name, picture }: { readonly name: string; readonly picture: ShownPicture | null }) {
  if (picture === null) return name;
  // The name is beside it.
  const small = <img src={picture.small} alt="" width={96} height={96} loading="lazy" />;
  if (picture.whole === null)
    return (
      <span className={styles.photo}>
        {small} {name}
      </span>
    );
  return (
    <a className={styles.photo} href={picture.whole} target="_blank" rel="noreferrer">
      {small} {name}
    </a>
  );
}
