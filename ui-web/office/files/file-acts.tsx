import { useState } from 'react';
import { removeTownFileCall } from '#adapters/wire/files/remove-town-file.ts';
import { isPicture } from '#domain/files/town-file.ts';
import { isLeft } from '#domain/shared/result.ts';
import { fileSize } from '#ui-web/components/document-list/file-detail.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import type { Told } from '../parts/told-notice.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { SureDialog } from '../parts/sure-dialog.tsx';
import { useOffice } from '../shell/office-context.ts';
import { DropPlace } from './drop-place.tsx';
import type { FileChangeBody, ReadFile } from './read-file.ts';
import styles from './files.module.css';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

interface FileActsProps {
  readonly read: ReadFile;
  readonly change: (body: FileChangeBody, done: string) => Promise<void>;
  readonly tell: (told: Told) => void;
  readonly again: () => void;
  readonly removed: () => void;
}

/** What can be done with a file by those who may: replace, publish, bring back, remove. */
export function FileActs(props: FileActsProps) {
  const { read, change } = props;
  const { t } = useSpeech();
  const { me } = useOffice();
  const mayPublish = me.acts.has('document.publish');
  const { file, isPublic, uses } = read;
  return (
    <section aria-labelledby="file-acts" className={styles.part}>
      <h2 id="file-acts">{t('office-files:acts')}</h2>
      {(mayPublish || !isPublic) && <Replace {...props} />}
      {mayPublish && file.replaced.length > 0 && <Former file={file} change={change} />}
      {mayPublish && (
        <div className={styles.ways}>
          {file.content && !uses.some(({ isDraft }) => !isDraft) && (
            <OfficeButton
              look="outline"
              onClick={() =>
                void change(
                  { isPublished: !file.isPublished },
                  t(file.isPublished ? 'office-files:hidden' : 'office-files:published'),
                )
              }
            >
              {t(file.isPublished ? 'office-files:hide' : 'office-files:publish')}
            </OfficeButton>
          )}
          <Remove {...props} />
        </div>
      )}
    </section>
  );
}

/** Puts another content under the same address. */
function Replace({ read: { file }, tell, again }: FileActsProps) {
  const { t } = useSpeech();
  const { uploads, upload, drop } = useUploads(() => {
    tell({ isFault: false, words: t('office-files:replaced') });
    again();
  }, file.name);
  return (
    <>
      <DropPlace
        group={isPicture(file) ? 'pictures' : 'documents'}
        choose={t('office-files:replace')}
        take={upload}
      >
        <span>{t('office-files:replaceHint')}</span>
      </DropPlace>
      <UploadRows uploads={uploads} drop={drop} />
    </>
  );
}

/** The contents that it had in the last thirty days. */
function Former({ file, change }: Pick<ReadFile, 'file'> & Pick<FileActsProps, 'change'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <>
      <h3>{t('office-files:former')}</h3>
      <ul role="list" className={styles.former}>
        {file.replaced.map(({ hash, at, by, bytes }) => (
          <li key={hash}>
            <span>{t('office-files:formerOne', { at: moment(at), by, size: fileSize(bytes) })}</span>{' '}
            <OfficeButton
              look="text"
              onClick={() => void change({ restore: hash }, t('office-files:broughtBack'))}
            >
              {t('office-files:bringBack')}
              <span className="visually-hidden">: {moment(at)}</span>
            </OfficeButton>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Removes the file once it is confirmed; while published documents use it, says that it cannot. */
function Remove({ read: { file, uses }, tell, removed }: FileActsProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [isAsking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (uses.length > 0) return <p className="note">{t('office-files:usedStays')}</p>;
  const remove = async () => {
    setBusy(true);
    const done = await council.call(removeTownFileCall, { realm: council.realm, name: file.name });
    setBusy(false);
    ask(false);
    if (!isLeft(done)) removed();
    else
      tell({
        isFault: true,
        words: t(done.left.kind === 'fileInUse' ? 'office-files:usedStays' : 'office-files:notChanged'),
      });
  };
  return (
    <>
      <OfficeButton look="text" onClick={() => ask(true)}>
        {t('office-files:remove')}
      </OfficeButton>
      <SureDialog
        isOpen={isAsking}
        title={t('office-files:sure', { name: file.name })}
        lead={t('office-files:sureLead')}
        yes={t('office-files:remove')}
        no={t('office-files:keepIt')}
        isBusy={isBusy}
        cancel={() => ask(false)}
        confirm={() => void remove()}
      />
    </>
  );
}
