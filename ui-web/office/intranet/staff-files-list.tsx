import { useId } from 'react';
import type { StaffNewsAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { fileDetail } from '#ui-web/components/document-list/file-detail.ts';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './intranet.module.css';
import { LongList } from './long-list.tsx';

/** The files of a piece of news or a procedure, each with its kind and size. */
export function StaffFilesList({ files }: Pick<StaffNewsAnswer, 'files'>) {
  const { t, said } = useSpeech();
  const list = useId();
  if (files.length === 0) return null;
  const idOf = ({ uri }: (typeof files)[number]) => `${list} ${uri}`;
  return (
    <LongList
      items={files}
      label={t('office-intranet:list.find.file')}
      textOf={({ title }) => said(title).text}
      idOf={idOf}
    >
      {(shown) => (
        <ul role="list" className={styles.files} aria-label={t('office-intranet:news.files')}>
          {shown.map((file) => {
            const title = said(file.title);
            const detail = fileDetail(file);
            return (
              <li key={file.uri}>
                <a id={idOf(file)} href={file.uri} lang={langOf(title)}>
                  {title.text}
                </a>
                {detail !== '' && ` (${detail})`}
              </li>
            );
          })}
        </ul>
      )}
    </LongList>
  );
}
