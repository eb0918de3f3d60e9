import { useCallback } from 'react';
import { readTownFileCall } from '#adapters/wire/files/read-town-file.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';
import { fileHref } from './file-filters.ts';
import { fileFacts, FileNeeds, FileThumb } from './file-tile.tsx';
import styles from './files.module.css';

interface CurrentFileProps {
  /** Its name among the town's files; null if it is on another site. */
  readonly name: string | null;
  readonly address: string;
}

/** The file that a field has now: what it looks like, and whether it lacks words. */
export function CurrentFile({ name, address }: CurrentFileProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(
    async () =>
      name === null ? right(null) : council.call(readTownFileCall, { realm: council.realm, name }),
    [council, name],
  );
  const [answer] = useAnswer(ask);
  if (answer === null) return <p className="note">{t('office:loading')}</p>;
  if (isLeft(answer))
    return <p className={styles.lacks}>{t('office-files:field.gone', { name: name ?? '' })}</p>;
  if (answer.right === null) return <p className={styles.outside}>{address}</p>;
  const { file } = answer.right;
  return (
    <div className={styles.chosen}>
      <FileThumb file={file} />
      <div>
        <OfficeLink href={fileHref(file.name)}>{file.name}</OfficeLink>
        <small>{fileFacts(file)}</small>
        <FileNeeds file={file} />
      </div>
    </div>
  );
}
