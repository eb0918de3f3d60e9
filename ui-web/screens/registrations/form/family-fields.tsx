import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useFieldFailure } from '../registration-failed.tsx';
import type { FamilyWay } from '../state.ts';
import type { EntryProps } from './form-props.ts';
import styles from '../registrations.module.css';

const ways: readonly FamilyWay[] = ['alone', 'new', 'join'];

/** Whether the application goes with those of brothers and sisters. Among the first to come it matters only if they want places together. */
export function FamilyFields({ activity, page, presenter }: EntryProps) {
  const { t } = useSpeech();
  const { entry, failure } = page;
  const errorOf = useFieldFailure(failure);
  if (activity.mode === 'firstCome' && activity.families === 'each') return null;
  return (
    <div className={styles.wishes} data-field="family">
      <ChoiceGroup
        kind="radio"
        name="family"
        legend={t('registrations:family.title')}
        hint={t(`registrations:family.rule.${activity.families}`)}
        compact
        selected={[entry.familyWay]}
        options={ways.map((way) => ({ value: way, title: t(`registrations:family.${way}`) }))}
        onChange={([way]) => presenter.write({ familyWay: ways.find((one) => one === way) ?? 'alone' })}
      />
      {entry.familyWay === 'join' && (
        <TextField
          label={t('registrations:family.letters')}
          hint={t('registrations:family.lettersHint')}
          width="14em"
          autoComplete="off"
          spellCheck={false}
          value={entry.familyLetters}
          error={errorOf('family')}
          onChange={(familyLetters) => presenter.write({ familyLetters })}
        />
      )}
    </div>
  );
}
