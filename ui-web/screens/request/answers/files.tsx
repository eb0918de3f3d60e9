import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import type { Attached } from '#domain/forms/entry.ts';
import styles from './files.module.css';

/** A small picture of a file and the address of the whole file; null: there is none, or it cannot be opened. */
export interface ShownFile {
  readonly small: string | null;
  readonly whole: string | null;
}

/** Gives what is shown of a file beside its name; null: nothing. */
export type PictureOf = (file: Attached) => ShownFile | null;

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

function OneFile({ name, picture }: { readonly name: string; readonly picture: ShownFile | null }) {
  if (picture === null) return <Name of={name} />;
  const { small, whole } = picture;
  // The name is beside the picture.
  const image = small !== null && <img src={small} alt="" width={96} height={96} loading="lazy" />;
  const className = small === null ? undefined : styles.photo;
  return whole === null ? (
    <span className={className}>
      {image} <Name of={name} />
    </span>
  ) : (
    <a className={className} href={whole} target="_blank" rel="noreferrer">
      {image} <Name of={name} />
    </a>
  );
}

/** Two lines of a name; the whole of it for a pointer and for assistive technology. */
function Name({ of }: { readonly of: string }) {
  return (
    <span className={styles.name} title={of}>
      {of}
    </span>
  );
}
