import { type BuiltEntry, definitionAt } from '#domain/forms/builder/entry-tree.ts';
import { type BuiltWrite, writesOf } from '#domain/forms/builder/writes.ts';
import { type AnswerKind, rulesOf } from '#domain/forms/field-kinds.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { idOf, useForm } from '../../documents/form/form-place.ts';
import { useBuilder } from '../builder/builder-place.ts';
import builderStyles from '../builder/builder.module.css';
import styles from '../builder/field-parts.module.css';
import { ConditionPart } from './condition-part.tsx';
import { firstComparison } from './first-comparison.ts';
import { LabelledSelect } from './labelled-select.tsx';

type Need = 'no' | 'yes' | 'if';

const countIn = (typed: string): number => Math.max(0, Math.floor(Number(typed) || 0));

/** How many fields of a group must be filled. */
function GroupCount({ entry }: { readonly entry: BuiltEntry }) {
  const { t } = useSpeech();
  const { mayChange, write } = useBuilder();
  const { shown } = useForm().document;
  const path = `${entry.path}/required`;
  const id = idOf(path);
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{t('office-mailbox:required.count')}</label>
      <input
        id={id}
        type="number"
        min={0}
        max={Math.max(1, entry.fields.length)}
        value={entry.atLeast}
        readOnly={!mayChange}
        onChange={({ target: { value } }) => write(writesOf(shown, path, countIn(value)))}
      />
      <small className={builderStyles.note}>
        {t('office-mailbox:required.countText', { count: entry.fields.length })}
      </small>
    </div>
  );
}

/** Whether a field must be filled: not, always, or if other answers say so. Of a group, how many of its fields. */
export function RequiredPart({ entry }: { readonly entry: BuiltEntry }) {
  const { t } = useSpeech();
  const { mailbox, mayChange, write } = useBuilder();
  const { shown } = useForm().document;
  const { path, kind, name, isRequired } = entry;
  if (kind === 'group') return <GroupCount entry={entry} />;
  const { required, requireIf } = definitionAt(shown, path);
  const isConditional = requireIf !== undefined && requireIf !== null;
  const rules = rulesOf(kind as AnswerKind);
  const isProof = (required === undefined || required === null) && rules.isProof;
  const need: Need = isConditional ? 'if' : isRequired || isProof ? 'yes' : 'no';
  const first = firstComparison(mailbox, name);
  const isAlways = rules.isAlwaysRequired;
  const put = (next: Need): readonly BuiltWrite[] => [
    ...writesOf(shown, `${path}/required`, next === 'yes'),
    ...writesOf(shown, `${path}/requireIf`, next === 'if' ? first : undefined),
  ];
  const needs: readonly Need[] = first === null && !isConditional ? ['no', 'yes'] : ['no', 'yes', 'if'];
  return (
    <>
      <LabelledSelect
        label={t('office-mailbox:required.label')}
        value={isAlways ? 'yes' : need}
        isReadOnly={!mayChange || isAlways}
        options={needs.map((value) => ({ value, text: t(`office-mailbox:required.${value}`) }))}
        onChange={(next) => write(put(next as Need))}
      />
      {isConditional && <ConditionPart entry={entry} member="requireIf" />}
    </>
  );
}
