import { useState } from 'react';
import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import { isLeft } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { FileSearch, useFiles } from './files-list.tsx';
import { FileTile } from './file-tile.tsx';
import styles from './files.module.css';
import type { ChosenGroup } from './known-file.ts';

interface PickDialogProps {
  readonly isOpen: boolean;
  readonly kinds: ChosenGroup;
  readonly close: () => void;
  readonly take: (file: OfficeFile) => void;
}

/** Picks one of the town's files. */
export function PickDialog({ isOpen, close, ...more }: PickDialogProps) {
  const { t } = useSpeech();
  return (
    <DialogFrame
      open={isOpen}
      wide
      title={t('office-files:field.pick')}
      onClose={close}
      footer={
        <OfficeButton look="outline" onClick={close}>
          {t('office:close')}
        </OfficeButton>
      }
    >
      <Found {...more} />
    </DialogFrame>
  );
}

/** The files that fit the search, the latest first. */
function Found({ kinds, take }: Pick<PickDialogProps, 'kinds' | 'take'>) {
  const { t } = useSpeech();
  const [search, find] = useState('');
  const [answer] = useFiles({ search, group: kinds === 'all' ? null : kinds, lacksWords: false, offset: 0 });
  return (
    <>
      <FileSearch search={search} find={find} />
      {answer === null && <p className="note">{t('office:loading')}</p>}
      {answer !== null && isLeft(answer) && <p role="status">{t('office-files:failed')}</p>}
      {answer !== null && !isLeft(answer) && (
        <>
          <p role="status" className="note">
            {t('office-files:found', { count: answer.right.itemsCount })}
          </p>
          <ul role="list" className={styles.tiles}>
            {answer.right.items.map((file) => (
              <FileTile key={file.name} file={file}>
                <button type="button" className={styles.take} onClick={() => take(file)}>
                  {file.name}
                </button>
              </FileTile>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
