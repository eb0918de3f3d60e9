import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { groupsOfAge } from '../applying.ts';
import { fieldOfRegistrationFailure } from '../failure.ts';
import { RegistrationFailed, useFieldFailure } from '../registration-failed.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContentFields } from './content-fields.tsx';
import { FamilyFields } from './family-fields.tsx';
import type { ApplyProps } from './form-props.ts';
import { PickedFiles } from './picked-files.tsx';
import { WhoFields } from './who-fields.tsx';
import styles from '../registrations.module.css';

/** Who, which groups in which order, what is claimed, how to reach them: one form, one button. */
export function ApplicationForm(props: ApplyProps) {
  const { activity, page, presenter } = props;
  const { t } = useSpeech();
  const { timeZone } = usePlace().site;
  const { entry, failure, isSending } = page;
  const field = failure === null ? null : fieldOfRegistrationFailure(failure);
  const errorOf = useFieldFailure(failure);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (field !== null)
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select, button)`)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again with each refusal, though it is the same field
  }, [field, failure]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void presenter.send();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <WhoFields {...props} />
      <ContentFields
        activity={activity}
        groups={groupsOfAge(activity, entry.participant.birthDay, timeZone)}
        content={entry.content}
        errorOf={errorOf}
        onChange={(content) => presenter.write({ content })}
      />
      <PickedFiles {...props} />
      <FamilyFields {...props} />
      <ContactFields {...props} />
      {failure !== null && field === null && failure.of === null && <RegistrationFailed failure={failure} />}
      <div className="actions">
        <Button type="submit" busy={isSending}>
          {t('registrations:form.send')}
        </Button>
        <Button look="text" onClick={presenter.clear}>
          {t('registrations:form.clear')}
        </Button>
      </div>
      {activity.plans.some(({ price }) => price > 0) && (
        <p className="note">
          {t(activity.mode === 'firstCome' ? 'registrations:form.payNow' : 'registrations:form.payLater')}
        </p>
      )}
    </form>
  );
}
