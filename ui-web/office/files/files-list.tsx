import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { listTownFilesCall } from '#adapters/wire/files/list-town-files.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import chips from '../parts/chip.module.css';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';
import { DropPlace } from './drop-place.tsx';
import { type FileFilters, fileHref, filesHref, filesOnPage } from './file-filters.ts';
import { FileTile } from './file-tile.tsx';
import styles from './files.module.css';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

type Listed = CallAnswer<typeof listTownFilesCall>;

/** A page of the files that fit, and asking for it again. */
export function useFiles({ search, group, lacksWords, offset }: FileFilters) {
  const { council } = useOffice();
  const ask = useCallback(
    () =>
      council.call(listTownFilesCall, {
        realm: council.realm,
        search: search === '' ? null : search,
        group,
        lacking: lacksWords ? 'words' : null,
        limit: filesOnPage,
        offset,
      }),
    [council, search, group, lacksWords, offset],
  );
  return useAnswer(ask);
}

/** The files of the town, the latest first, with filters that stand in the address, and the place for new ones. */
export function FilesList({ filters }: { readonly filters: FileFilters }) {
  const { t } = useSpeech();
  const [, navigate] = useLocation();
  const [answer, again] = useFiles(filters);
  const { uploads, upload, drop } = useUploads(again);
  const isFiltered = filters.search !== '' || filters.group !== null || filters.lacksWords;
  return (
    <>
      <DropPlace group="all" multiple takesPaste take={upload}>
        <b>{t('office-files:drop')}</b>
      </DropPlace>
      <UploadRows uploads={uploads} drop={drop} />
      <FileSearch
        key={filters.search}
        search={filters.search}
        find={(search) => navigate(filesHref({ ...filters, search, offset: 0 }))}
      />
      <Kinds filters={filters} />
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState title={t('office-files:failed')} retry={{ text: t('office:again'), onClick: again }} />
      )}
      {answer !== null && !isLeft(answer) && (
        <Tiles listed={answer.right} filters={filters} isFiltered={isFiltered} />
      )}
    </>
  );
}

interface FileSearchProps {
  readonly search: string;
  readonly find: (search: string) => void;
}

/** Looks for files by their names and words. */
export function FileSearch({ search, find }: FileSearchProps) {
  const { t } = useSpeech();
  const [draft, setDraft] = useState(search);
  return (
    <form
      className={styles.search}
      role="search"
      aria-label={t('office-files:search')}
      onSubmit={(event) => {
        event.preventDefault();
        find(draft.trim());
      }}
    >
      <label>
        <span>{t('office-files:searchLabel')}</span>
        <input type="search" value={draft} onChange={({ target }) => setDraft(target.value)} />
      </label>
      <OfficeButton type="submit" look="outline">
        {t('office-files:find')}
      </OfficeButton>
    </form>
  );
}

/** All files, pictures, other files, and pictures that nobody has described. */
function Kinds({ filters }: { readonly filters: FileFilters }) {
  const { t } = useSpeech();
  const kinds = [
    { id: 'all', group: null, lacksWords: false },
    { id: 'pictures', group: 'pictures', lacksWords: false },
    { id: 'documents', group: 'documents', lacksWords: false },
    { id: 'wordless', group: null, lacksWords: true },
  ] as const;
  return (
    <nav aria-label={t('office-files:kinds')}>
      <ul role="list" className={chips.chips}>
        {kinds.map(({ id, ...more }) => {
          const isShown = more.group === filters.group && more.lacksWords === filters.lacksWords;
          return (
            <li key={id}>
              <OfficeLink
                className={chips.chip}
                href={filesHref({ ...filters, ...more, offset: 0 })}
                aria-current={isShown ? 'true' : undefined}
              >
                {t(`office-files:kind.${id}`)}
              </OfficeLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface TilesProps {
  readonly listed: Listed;
  readonly filters: FileFilters;
  readonly isFiltered: boolean;
}

function Tiles({ listed: { items, itemsCount }, filters, isFiltered }: TilesProps) {
  const { t } = useSpeech();
  if (items.length === 0)
    return (
      <EmptyState
        filtered={isFiltered}
        title={t(isFiltered ? 'office-files:noneFound' : 'office-files:noneYet')}
      />
    );
  return (
    <>
      <ul role="list" className={styles.tiles} aria-label={t('office-files:list')}>
        {items.map((file) => (
          <FileTile key={file.name} file={file}>
            <OfficeLink href={fileHref(file.name)}>{file.name}</OfficeLink>
          </FileTile>
        ))}
      </ul>
      <Pages total={itemsCount} filters={filters} />
    </>
  );
}

function Pages({ total, filters }: { readonly total: number; readonly filters: FileFilters }) {
  const { t } = useSpeech();
  const { offset } = filters;
  if (total <= filesOnPage && offset === 0) return null;
  const to = (next: number) => filesHref({ ...filters, offset: Math.max(0, next) });
  return (
    <nav aria-label={t('office-files:pages')} className={styles.pages}>
      {offset > 0 && <OfficeLink href={to(offset - filesOnPage)}>{t('office-files:previous')}</OfficeLink>}
      <span>
        {t('office-files:page', { from: offset + 1, until: Math.min(offset + filesOnPage, total), total })}
      </span>
      {offset + filesOnPage < total && (
        <OfficeLink href={to(offset + filesOnPage)}>{t('office-files:next')}</OfficeLink>
      )}
    </nav>
  );
}
