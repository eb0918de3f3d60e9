import { useSearch } from 'wouter';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import frame from '../shell/frame.module.css';
import { useOfficeTitle } from '../shell/office-context.ts';
import { readFileFilters } from './file-filters.ts';
import { FilePage } from './file-page.tsx';
import { FilesList } from './files-list.tsx';

/** A name as an address has it; as it is written if it cannot be decoded. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** The pictures and files of the town: all of them, or one. */
export function FilesScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const filters = readFileFilters(useSearch());
  const name = params['key'] === undefined ? null : decoded(params['key']);
  const title = t('office:places.files');
  useOfficeTitle(name === null ? title : `${name} · ${title}`);
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{name ?? title}</h1>
      {name === null ? <FilesList filters={filters} /> : <FilePage key={name} name={name} />}
    </div>
  );
}
