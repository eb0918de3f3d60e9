import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { LateEditor } from '../documents/late-editor.tsx';
import { MailboxListScreen } from './list/mailbox-list.tsx';
import { mailboxList } from './mailbox-href.ts';

/** The mailboxes of the town: their list or, if the address names one, its builder. */
export function MailboxesScreen({ params: { key } }: { readonly params: RouteParams }) {
  if (key === undefined) return <MailboxListScreen />;
  const id = decodeURIComponent(key);
  return <LateEditor key={id} collection="mailboxes" id={id} list={mailboxList} />;
}
