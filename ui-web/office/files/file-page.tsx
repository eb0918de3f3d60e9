import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { changeTownFileCall } from '#adapters/wire/files/change-town-file.ts';
import { readTownFileCall } from '#adapters/wire/files/read-town-file.ts';
import { isPicture } from '#domain/files/town-file.ts';
import { isLeft } from '#domain/shared/result.ts';
import { fileSize } from '#ui-web/components/document-list/file-detail.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { stepSentence } from '#application/office/steps/step-sentence.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import { FileActs } from './file-acts.tsx';
import { FileThumb } from './file-tile.tsx';
import { FileWords } from './file-words.tsx';
import styles from './files.module.css';
import type { FileChangeBody, ReadFile } from './read-file.ts';
import { FocalPicture } from './focal-picture.tsx';

/** One file: what it shows, in words too; where it is used; and what can be done with it. */
export function FilePage({ name }: { readonly name: string }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(
    () => council.call(readTownFileCall, { realm: council.realm, name }),
    [council, name],
  );
  const [answer, again] = useAnswer(ask);
  return (
    <>
      <p>
        <OfficeLink href="/gestion/ficheros">{t('office-files:back')}</OfficeLink>
      </p>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState
          title={t(answer.left.kind === 'unknownFile' ? 'office-files:unknown' : 'office-files:failed')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
      {answer !== null && !isLeft(answer) && <OneFile read={answer.right} again={again} />}
    </>
  );
}

interface OneFileProps {
  readonly read: ReadFile;
  readonly again: () => void;
}

/** Sends changes of a file, and says how they ended. */
function useFileChange(name: string, again: () => void) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [told, tell] = useState<Told | null>(null);
  const change = async (body: FileChangeBody, done: string) => {
    const changed = await council.call(changeTownFileCall, { realm: council.realm, name, body });
    const isFault = isLeft(changed);
    tell({ isFault, words: isFault ? t('office-files:notChanged') : done });
    if (!isFault) again();
  };
  return { told, tell, change };
}

function OneFile({ read, again }: OneFileProps) {
  const [, navigate] = useLocation();
  const { file } = read;
  const { told, tell, change } = useFileChange(file.name, again);
  return (
    <>
      <ToldNotice told={told} />
      <div className={styles.beside}>
        <div className={styles.column}>
          {isPicture(file) ? (
            <FocalPicture key={file.content?.hash ?? ''} file={file} change={change} />
          ) : (
            <FileThumb file={file} />
          )}
          {isPicture(file) && <FileWords key={JSON.stringify(file.words)} file={file} change={change} />}
        </div>
        <div className={styles.column}>
          <FileState read={read} />
          <FileActs
            read={read}
            change={change}
            tell={tell}
            again={again}
            removed={() => navigate('/gestion/ficheros')}
          />
          <History steps={read.steps} />
        </div>
      </div>
    </>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What it is, since when, whether everybody sees it, and where. */
function FileState({ read: { file, isPublic, uses } }: { readonly read: ReadFile }) {
  const published = uses.filter(({ isDraft }) => !isDraft).length;
  const { t, said } = useSpeech();
  const moment = useOfficeMoment();
  const { kind, content, by, at, address } = file;
  return (
    <section aria-labelledby="file-state" className={styles.part}>
      <h2 id="file-state">{t(isPublic ? 'office-files:public' : 'office-files:notPublic')}</h2>
      <p className="note">{t(stateOf(file, isPublic, published))}</p>
      <dl className={styles.facts}>
        <Fact name={t('office-files:fact.kind')}>{kind.toUpperCase()}</Fact>
        {content && <Fact name={t('office-files:fact.size')}>{fileSize(content.bytes)}</Fact>}
        {content?.width && (
          <Fact name={t('office-files:fact.pixels')}>
            {t('office-files:pixels', {
              width: content.width,
              height: content.height,
              count: content.sizes.length + 1,
            })}
          </Fact>
        )}
        <Fact name={t('office-files:fact.at')}>
          {content ? t('office-files:byAt', { by, at: moment(at) }) : t('office-files:withFolder')}
        </Fact>
        <Fact name={t('office-files:fact.address')}>
          {isPublic ? <a href={address}>{address}</a> : <span>{address}</span>}
        </Fact>
      </dl>
      <h3>{published === 0 ? t('office-files:unused') : t('office-files:uses', { count: published })}</h3>
      {uses.length > 0 && (
        <ul className={styles.uses}>
          {uses.map(({ collection, document, title, isDraft }) => (
            <li key={`${collection}/${document}`}>
              {said(title ?? document).text || document}
              {isDraft && <small> {t('office-files:draft')}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Why everybody sees a file, or nobody but staff. */
function stateOf({ content, isPublished }: ReadFile['file'], isPublic: boolean, uses: number) {
  if (!isPublic) return 'office-files:why.hidden' as const;
  if (!content) return 'office-files:why.folder' as const;
  return uses > 0 || !isPublished
    ? ('office-files:why.used' as const)
    : ('office-files:why.published' as const);
}

/** Who did what to it, the latest first. */
function History({ steps }: Pick<ReadFile, 'steps'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (steps.length === 0) return null;
  const say = (key: string, values: Readonly<Record<string, string>>) => t(`office-steps:${key}`, values);
  return (
    <section aria-labelledby="file-history" className={styles.part}>
      <h2 id="file-history">{t('office-files:history')}</h2>
      <ol role="list" className={styles.history}>
        {steps.toReversed().map(({ number, by, act, at, from = null, to = null, words = null }) => (
          <li key={number}>
            {stepSentence(say, { by, act, from, to, words })} <small>{moment(at)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
