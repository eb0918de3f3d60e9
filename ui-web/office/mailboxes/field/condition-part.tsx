import { readCondition, writeCondition, conditionWire } from '#adapters/wire/voting/condition.ts';
import { decode } from '#adapters/wire/decode.ts';
import { askableFields } from '#domain/forms/builder/askable.ts';
import { contrary, joinPart } from '#domain/forms/builder/condition-tree.ts';
import { type BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import { builtValueAt, writesOf } from '#domain/forms/builder/writes.ts';
import type { Condition } from '#domain/forms/condition.ts';
import type { Json } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { idOf, useForm } from '../../documents/form/form-place.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useBuilder } from '../builder/builder-place.ts';
import styles from '../builder/builder.module.css';
import conditionsStyles from '../builder/conditions.module.css';
import { ConditionWords } from './condition-words.tsx';
import { comparisonOf } from './first-comparison.ts';

interface ConditionPartProps {
  readonly entry: BuiltEntry;
  readonly member: 'showIf' | 'requireIf';
}

/** The condition of an entry as the document has it: null without one, `unread` if it is no condition. */
function useCondition({ entry, member }: ConditionPartProps) {
  const { shown } = useForm().document;
  const { write, mailbox } = useBuilder();
  const path = `${entry.path}/${member}`;
  const value = builtValueAt(shown, path);
  const read = value === undefined || value === null ? null : decode(conditionWire, value);
  const condition: Condition | null | 'unread' =
    read === null ? null : isLeft(read) ? 'unread' : readCondition(read.right);
  return {
    path,
    condition,
    fields: mailbox === null ? [] : askableFields(mailbox, entry.name),
    put: (next: Condition | null) =>
      write(writesOf(shown, path, next === null ? undefined : (writeCondition(next) as Json))),
  };
}

/** When an entry is shown, or must be filled, in words: which answers it looks at, and what they must be. */
export function ConditionPart(props: ConditionPartProps) {
  const { t } = useSpeech();
  const { mayChange } = useBuilder();
  const { path, condition, fields, put } = useCondition(props);
  const { member } = props;
  const last = fields.at(-1);
  const isRead = condition !== null && condition !== 'unread';
  const join = (kind: 'all' | 'any') =>
    isRead && last !== undefined && put(joinPart(condition, kind, comparisonOf(last)));
  return (
    <fieldset className={conditionsStyles.conditions} id={idOf(path)} tabIndex={-1}>
      <legend>{t(`office-mailbox:condition.${member}`)}</legend>
      {condition === null && <p className={styles.note}>{t('office-mailbox:condition.always')}</p>}
      {condition === 'unread' && (
        <p className={conditionsStyles.bad}>{t('office-mailbox:condition.unread')}</p>
      )}
      {isRead && (
        <ConditionWords
          condition={condition}
          fields={fields}
          lead={t(`office-mailbox:condition.if.${member}`)}
          onChange={put}
        />
      )}
      {mayChange && last !== undefined && (
        <p className={styles.acts}>
          {condition === null && (
            <OfficeButton look="outline" onClick={() => put(comparisonOf(last))}>
              <Icon name="plus" /> {t('office-mailbox:condition.add')}
            </OfficeButton>
          )}
          {isRead && (
            <>
              <OfficeButton look="outline" onClick={() => join('all')}>
                <Icon name="plus" /> {t('office-mailbox:condition.and')}
              </OfficeButton>
              <OfficeButton look="outline" onClick={() => join('any')}>
                <Icon name="plus" /> {t('office-mailbox:condition.or')}
              </OfficeButton>
            </>
          )}
          {isRead && condition.kind === 'answer' && (
            <OfficeButton look="text" onClick={() => put(contrary(condition))}>
              {t('office-mailbox:condition.contrary')}
            </OfficeButton>
          )}
          {condition === 'unread' && (
            <OfficeButton look="outline" onClick={() => put(null)}>
              {t('office-documents:remove')}
            </OfficeButton>
          )}
        </p>
      )}
      {mayChange && last === undefined && condition === null && (
        <p className={styles.note}>{t('office-mailbox:condition.nothingBefore')}</p>
      )}
      {isRead && member === 'showIf' && <p className={styles.note}>{t('office-mailbox:condition.kept')}</p>}
    </fieldset>
  );
}
