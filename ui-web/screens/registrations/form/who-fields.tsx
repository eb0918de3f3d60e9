import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { DateFields } from '#ui-web/components/field/date-fields.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { forWhom } from '../applying.ts';
import { useFieldFailure } from '../registration-failed.tsx';
import type { EntryProps } from './form-props.ts';
import styles from '../registrations.module.css';

/** For whom it is: oneself, or a child that somebody answers for. */
export function WhoFields(props: EntryProps) {
  const { activity, page, presenter, called } = props;
  const { t } = useSpeech();
  const { isForChild } = page.entry;
  const errorOf = useFieldFailure(page.failure);
  return (
    <>
      {forWhom(activity) === 'all' && (
        <div data-field="who">
          <ChoiceGroup
            kind="radio"
            name="who"
            legend={t('registrations:who.title')}
            compact
            error={errorOf('who')}
            selected={[isForChild ? 'child' : 'self']}
            options={[
              { value: 'self', title: called?.forSelf ?? t('registrations:who.self') },
              { value: 'child', title: called?.forChild ?? t('registrations:who.child') },
            ]}
            onChange={([who]) => presenter.write({ isForChild: who === 'child' })}
          />
        </div>
      )}
      <PersonFields {...props} who="participant" />
      {isForChild && <PersonFields {...props} who="guardian" />}
    </>
  );
}

interface PersonProps extends EntryProps {
  readonly who: 'participant' | 'guardian';
}

/** One person: their name, their day of birth, their number. A small child may have none. */
function PersonFields({ page, presenter, who, called }: PersonProps) {
  const { t } = useSpeech();
  const { entry, failure } = page;
  const errorOf = useFieldFailure(failure);
  const person = entry[who];
  const isChild = entry.isForChild && who === 'participant';
  const role = who === 'guardian' ? 'guardian' : isChild ? 'child' : 'self';
  const write = (change: Partial<typeof person>) => presenter.write({ [who]: { ...person, ...change } });
  return (
    <fieldset className={styles.person}>
      <legend>{called?.[role] ?? t(`registrations:person.${role}`)}</legend>
      <div className={styles.pair}>
        <div data-field={`${who}.name`}>
          <TextField
            width="100%"
            label={t('registrations:person.name')}
            autoComplete={isChild ? 'off' : 'name'}
            value={person.name}
            error={errorOf(`${who}.name`)}
            onChange={(name) => write({ name })}
          />
        </div>
        <div data-field={`${who}.identity`}>
          <TextField
            label={t('registrations:person.number')}
            hint={t(isChild ? 'registrations:person.numberOfChild' : 'registrations:person.numberHint')}
            {...(isChild && { optional: t('registrations:optional') })}
            autoComplete="off"
            spellCheck={false}
            value={person.identity}
            error={errorOf(`${who}.identity`)}
            onChange={(identity) => write({ identity })}
          />
        </div>
      </div>
      <div data-field={`${who}.birthDay`}>
        <DateFields
          id={`birth-${who}`}
          legend={t('survey:identity.birthDate')}
          labels={{
            year: t('survey:identity.birthYear'),
            month: t('survey:identity.birthMonth'),
            day: t('survey:identity.birthDay'),
          }}
          hint={t('survey:identity.birthDateHint')}
          error={errorOf(`${who}.birthDay`)}
          value={person.birthDay}
          onChange={(birthDay) => write({ birthDay })}
        />
      </div>
    </fieldset>
  );
}
