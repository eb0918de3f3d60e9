import { useId, useState } from 'react';
import { takenNames } from '#domain/forms/builder/add-entry.ts';
import type { BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import { hasMember } from '#domain/forms/builder/built-kind.ts';
import { renameEntry } from '#domain/forms/builder/rename-entry.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OtherValues } from '../../documents/editor/other-values.tsx';
import { FormParts } from '../../documents/form/form-parts.tsx';
import { useForm } from '../../documents/form/form-place.ts';
import { type FormPart, otherValues } from '../../documents/form/form-tree.ts';
import { rootOf, useBuilder } from '../builder/builder-place.ts';
import builderStyles from '../builder/builder.module.css';
import styles from '../builder/field-parts.module.css';
import conditionsStyles from '../builder/conditions.module.css';
import { limitMembers } from './limits-part.tsx';

/** Members of an entry that have a place above. */
const placed = new Set([
  'name',
  'title',
  'hint',
  'type',
  'mode',
  'required',
  'requireIf',
  'showIf',
  'options',
  'fields',
  'children',
  'isPage',
  'extra',
]);

/** The name of a field for programs. Conditions that have the old one get the new one, too. */
function NamePart({ entry }: { readonly entry: BuiltEntry }) {
  const { t } = useSpeech();
  const id = useId();
  const builder = useBuilder();
  const { shown } = useForm().document;
  const [typed, setTyped] = useState<string | null>(null);
  const { root } = rootOf(builder, entry.path);
  const name = (typed ?? entry.name).trim();
  const isTaken = name !== entry.name && takenNames(shown, root).includes(name);
  const isWrong = isTaken || name === '';
  const put = () => {
    if (typed !== null && !isWrong) builder.write(renameEntry(shown, root, entry.path, name));
    setTyped(null);
  };
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{t('office-mailbox:name.label')}</label>
      <input
        id={id}
        value={typed ?? entry.name}
        readOnly={!builder.mayChange}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-text`}
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={put}
      />
      <small id={`${id}-text`} className={isWrong ? conditionsStyles.bad : builderStyles.note}>
        {t(
          isTaken
            ? 'office-mailbox:name.taken'
            : name === ''
              ? 'office-mailbox:name.empty'
              : 'office-mailbox:name.text',
        )}
      </small>
    </div>
  );
}

interface MorePartProps {
  readonly entry: BuiltEntry;
  readonly parts: readonly FormPart[];
}

/** Everything else that the definition of a field may have. What its kind does not use is shown if it is there. */
export function MorePart({ entry, parts }: MorePartProps) {
  const { t } = useSpeech();
  const { shown, languages } = useForm().document;
  const limits = limitMembers(entry);
  const isUsed = ({ field, path }: FormPart) => {
    if (placed.has(field.name) || limits.includes(field.name)) return false;
    if (entry.kind === 'page') return field.name === 'id' || (shown.has(path) && field.name !== 'submit');
    return hasMember(entry.kind, field.name) ? field.name !== 'submit' : shown.has(path);
  };
  const below = new Map([...shown].filter(([path]) => path.startsWith(`${entry.path}/`)));
  const others = otherValues(parts, below, languages);
  return (
    <details className={styles.more}>
      <summary>{t('office-mailbox:more')}</summary>
      <NamePart key={entry.path} entry={entry} />
      <FormParts parts={parts.filter(isUsed)} />
      <OtherValues others={others} />
    </details>
  );
}
