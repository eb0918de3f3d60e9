import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { EditorScreen } from '../documents/editor/screen.tsx';
import { MailboxListScreen } from './list/mailbox-list.tsx';
import { mailboxList } from './mailbox-href.ts';

/** The mailboxes of the town: their list or, if the address names one, its builder. */
export function MailboxesScreen({ params: { key } }: { readonly params: RouteParams }) {
  if (key === undefined) return <MailboxListScreen />;
  const id = decodeURIComponent(key);
  return <EditorScreen key={id} collection="mailboxes" id={id} list={mailboxList} />;
}
