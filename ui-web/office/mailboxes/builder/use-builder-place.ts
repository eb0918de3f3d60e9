import { useMemo, useState } from 'react';
import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import { documentOf } from '#domain/documents/fields.ts';
import { entriesIn, entriesWithin, formList, managementList } from '#domain/forms/builder/entry-tree.ts';
import { type BuiltWrite, undoOf } from '#domain/forms/builder/writes.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Fields } from '#domain/documents/fields.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { EditorProps } from '../../documents/editor/editor-props.ts';
import { mayWrite } from '../../documents/form/form-place.ts';
import type { FormPart } from '../../documents/form/form-tree.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { BuilderPlace, Chosen, Pane } from './builder-place.ts';

/** The mailbox as portals would read these fields; null if they could not. */
export function mailboxOf(fields: Fields | null, id: string, realm: RealmId): Mailbox | null {
  if (fields === null) return null;
  const read = readMailbox({ ...documentOf(fields), _id: id }, realm);
  return isLeft(read) ? null : read.right;
}

/** Writes, and what was removed last with the words that name it. */
function useWriting({ document, presenter }: Pick<EditorProps, 'document' | 'presenter'>) {
  const [last, remember] = useState<{
    readonly words: string;
    readonly back: readonly BuiltWrite[];
  } | null>(null);
  return {
    gone: last?.words ?? null,
    write: (writes: readonly BuiltWrite[], words?: string) => {
      if (words !== undefined) remember({ words, back: undoOf(document.shown, writes) });
      presenter.write(writes);
    },
    bringBack: () => {
      presenter.write(last?.back ?? []);
      remember(null);
    },
  };
}

/** What the parts of the builder work with, from the document as the person sees it. */
export function useBuilderPlace(
  props: Pick<EditorProps, 'document' | 'presenter'>,
  parts: readonly FormPart[],
  goTo: (pane: Pane) => void,
): BuilderPlace {
  const { document } = props;
  const { shown, id } = document;
  const { realm } = useOffice().council;
  const [root, staffRoot] = [formList(shown), managementList];
  const entries = useMemo(() => entriesIn(shown, root), [shown, root]);
  const ofStaff = useMemo(() => entriesIn(shown, staffRoot), [shown, staffRoot]);
  const mailbox = useMemo(() => mailboxOf(shown, id, realm), [shown, id, realm]);
  const first = entriesWithin(entries).find(({ kind }) => kind !== 'page') ?? entries[0];
  const [chosen, setChosen] = useState<Chosen>(
    first === undefined ? { kind: 'section', section: 'about' } : { kind: 'entry', path: first.path },
  );
  return {
    form: { root, entries },
    staff: { root: staffRoot, entries: ofStaff },
    parts,
    mailbox,
    mayChange: mayWrite(document, null),
    chosen,
    choose: (next, stays = false) => {
      setChosen(next);
      if (!stays) goTo('chosen');
    },
    ...useWriting(props),
  };
}
