import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { LateEditor } from './late-editor.tsx';
import { DocumentListScreen } from './list/screen.tsx';

/** The documents of the town: the list or, if the address names one, its editor. */
export function DocumentsScreen({ params: { section, key } }: { readonly params: RouteParams }) {
  if (section === undefined || key === undefined) return <DocumentListScreen />;
  const [collection, id] = [decodeURIComponent(section), decodeURIComponent(key)];
  return <LateEditor key={`${collection}/${id}`} collection={collection} id={id} />;
}
