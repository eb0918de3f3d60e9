import { contrary, conditionParts, replacePart } from '#domain/forms/builder/condition-tree.ts';
import type { Condition } from '#domain/forms/condition.ts';
import type { AnswerField } from '#domain/forms/field.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useBuilder } from '../builder/builder-place.ts';
import builderStyles from '../builder/builder.module.css';
import styles from '../builder/conditions.module.css';
import { ComparisonWords } from './comparison-words.tsx';

export interface ConditionWordsProps {
  readonly condition: Condition;
  /** The fields that it may look at. */
  readonly fields: readonly AnswerField[];
  /** The words before it: “Shown if”, “and”, “or”. */
  readonly lead: string;
  /** Null: nothing is left of it. */
  readonly onChange: (next: Condition | null) => void;
}

/** A condition in words. Parts that are joined are below each other, and those within a part are indented. */
export function ConditionWords({ condition, fields, lead, onChange }: ConditionWordsProps) {
  const { t } = useSpeech();
  const { mayChange } = useBuilder();
  if (condition.kind === 'answer')
    return (
      <div className={styles.sentence}>
        <ComparisonWords compared={condition} {...{ fields, lead, onChange }} />
      </div>
    );
  const isNot = condition.kind === 'not';
  const joint = condition.kind === 'any' ? 'office-mailbox:condition.orIf' : 'office-mailbox:condition.andIf';
  const leadOf = (at: number) => {
    if (isNot) return t('office-mailbox:condition.notIf');
    return at === 0 ? lead : t(joint);
  };
  return (
    <div className={styles.joined}>
      {isNot && <span>{lead}</span>}
      {conditionParts(condition).map((part, at) => (
        <ConditionWords
          // oxlint-disable-next-line react/no-array-index-key -- parts of a condition have nothing but their place
          key={at}
          condition={part}
          fields={fields}
          lead={leadOf(at)}
          onChange={(next) => onChange(replacePart(condition, [at], next))}
        />
      ))}
      {mayChange && (
        <p className={builderStyles.acts}>
          <OfficeButton look="text" onClick={() => onChange(contrary(condition))}>
            {t(isNot ? 'office-mailbox:condition.positive' : 'office-mailbox:condition.contrary')}
          </OfficeButton>
          <OfficeButton look="text" onClick={() => onChange(null)}>
            <Icon name="cross" /> {t('office-mailbox:condition.removeAll')}
          </OfficeButton>
        </p>
      )}
    </div>
  );
}
