import { useState } from 'react';
import { isManageable } from '#domain/office/desk/managed-fields.ts';
import { type BuiltChoice, fieldChoices, kindOfChoice } from '#domain/forms/builder/built-kind.ts';
import { changeKind } from '#domain/forms/builder/change-kind.ts';
import type { BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import type { AnswerField } from '#domain/forms/field.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useBuilder } from '../builder/builder-place.ts';
import styles from '../builder/builder.module.css';
import fieldPartsStyles from '../builder/field-parts.module.css';
import { useEntryTitle } from '../builder/entry-words.ts';
import { LabelledSelect } from './labelled-select.tsx';

interface KindPartProps {
  readonly entry: BuiltEntry;
  readonly isOfStaff: boolean;
}

/** What an entry can become: a field any other field, a group of the form itself a page, and back. */
function choicesFor({ kind, choice, list }: BuiltEntry, root: string, isOfStaff: boolean) {
  if (kind === 'group' || kind === 'page')
    return list === root && !isOfStaff ? (['group', 'page'] as const) : [choice];
  if (!isOfStaff) return fieldChoices;
  return fieldChoices.filter((one) => isManageable({ kind: kindOfChoice(one) } as AnswerField));
}

/** The kind of an entry. A change that loses something says what, before it is made. */
export function KindPart({ entry, isOfStaff }: KindPartProps) {
  const { t } = useSpeech();
  const { form, mayChange, write } = useBuilder();
  const { shown } = useForm().document;
  const title = useEntryTitle()(entry);
  const [asked, ask] = useState<BuiltChoice | null>(null);
  const choices = choicesFor(entry, form.root, isOfStaff);
  const change = (choice: BuiltChoice) => {
    const { writes, lost } = changeKind(shown, entry.path, choice);
    if (lost.length > 0 && asked !== choice) return ask(choice);
    ask(null);
    write(writes, lost.length > 0 ? title : undefined);
  };
  const lost = asked === null ? [] : changeKind(shown, entry.path, asked).lost;
  return (
    <LabelledSelect
      label={t('office-mailbox:kindLabel')}
      value={asked ?? entry.choice}
      isReadOnly={!mayChange || choices.length < 2}
      options={choices.map((value) => ({ value, text: t(`office-mailbox:kind.${value}`) }))}
      onChange={(value) => (value === entry.choice ? ask(null) : change(value as BuiltChoice))}
    >
      <small className={styles.note}>{t(`office-mailbox:about.${asked ?? entry.choice}`)}</small>
      {asked !== null && (
        <div className={fieldPartsStyles.warning} role="alert">
          <p>
            {t('office-mailbox:kindLoses', {
              list: lost.map((member) => t(`office-fields:name.${member}`)).join(', '),
            })}
          </p>
          <p className={styles.acts}>
            <OfficeButton look="outline" onClick={() => change(asked)}>
              {t('office-mailbox:kindChange')}
            </OfficeButton>
            <OfficeButton look="text" onClick={() => ask(null)}>
              {t('office-documents:leaveIt')}
            </OfficeButton>
          </p>
        </div>
      )}
    </LabelledSelect>
  );
}
