import type { BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import { type EntryHome, homesFor } from '#domain/forms/builder/move-entry.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import { rootOf, useBuilder } from '../builder/builder-place.ts';
import { useEntryTitle } from '../builder/entry-words.ts';
import { useEntries } from '../builder/use-entries.ts';
import { LabelledSelect } from './labelled-select.tsx';

/** Where an entry is: in the form itself, in a page or a group, or below an answer. */
export function HomePart({ entry }: { readonly entry: BuiltEntry }) {
  const { t } = useSpeech();
  const builder = useBuilder();
  const { shown } = useForm().document;
  const { moveTo } = useEntries();
  const titleOf = useEntryTitle();
  const homes = homesFor(shown, rootOf(builder, entry.path).root, entry.path);
  if (homes.length < 2) return null;
  const words = ({ owner, as }: EntryHome) => {
    if (owner === null) return t('office-mailbox:home.form');
    const what = titleOf(owner);
    if (as === 'children') return t('office-mailbox:home.below', { what });
    return t(owner.kind === 'page' ? 'office-mailbox:home.page' : 'office-mailbox:home.group', { what });
  };
  return (
    <LabelledSelect
      label={t('office-mailbox:home.label')}
      value={entry.list}
      isReadOnly={!builder.mayChange}
      options={homes.map((home) => ({ value: home.list, text: words(home) }))}
      onChange={(list) => moveTo(entry.path, { list, at: Number.MAX_SAFE_INTEGER })}
    />
  );
}
