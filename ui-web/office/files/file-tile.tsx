import type { ReactNode } from 'react';
import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import { isPicture, lacksWords } from '#domain/files/town-file.ts';
import { fileSize } from '#ui-web/components/document-list/file-detail.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './files.module.css';
import { pictureSource } from './known-file.ts';

/** What a file looks like, small: its picture, or the letters of its kind. */
export function FileThumb({ file }: { readonly file: OfficeFile }) {
  const { council } = useOffice();
  if (!isPicture(file))
    return (
      <span className={styles.thumb} data-kind="">
        <Icon name="document" />
        {file.kind.toUpperCase()}
      </span>
    );
  return (
    <span className={styles.thumb}>
      <img src={pictureSource(council.realm, file, 480)} alt="" loading="lazy" decoding="async" />
    </span>
  );
}

/** Kind and size of a file, in words. */
export const fileFacts = ({ kind, content }: OfficeFile): string =>
  [kind.toUpperCase(), ...(content ? [fileSize(content.bytes)] : [])].join(' · ');

/** What somebody has to do about a file: write its words. */
export function FileNeeds({ file }: { readonly file: OfficeFile }) {
  const { t } = useSpeech();
  return lacksWords(file) ? <span className={styles.lacks}>{t('office-files:noWords')}</span> : null;
}

interface FileTileProps {
  readonly file: OfficeFile;
  /** The name of the file, as a link or a button. */
  readonly children: ReactNode;
}

/** A file in a list. */
export const FileTile = ({ file, children }: FileTileProps) => (
  <li className={styles.tile}>
    <FileThumb file={file} />
    <span className={styles.tileName}>{children}</span>
    <small>{fileFacts(file)}</small>
    <FileNeeds file={file} />
  </li>
);
