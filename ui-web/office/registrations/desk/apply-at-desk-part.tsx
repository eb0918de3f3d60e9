import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { groupsOfAge } from '#ui-web/screens/registrations/applying.ts';
import { fieldOfRegistrationFailure } from '#ui-web/screens/registrations/failure.ts';
import { ContactFields } from '#ui-web/screens/registrations/form/contact-fields.tsx';
import { ContentFields } from '#ui-web/screens/registrations/form/content-fields.tsx';
import { FamilyFields } from '#ui-web/screens/registrations/form/family-fields.tsx';
import { WhoFields } from '#ui-web/screens/registrations/form/who-fields.tsx';
import { RegistrationFailed, useFieldFailure } from '#ui-web/screens/registrations/registration-failed.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { learnSurveys } from '../../i18n/surveys/survey-texts.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../registrations.module.css';
import type { DeskPartProps } from '../use-activity-desk.ts';
import { SentAtDesk } from './sent-at-desk.tsx';
import { useDeskEntry } from './use-desk-entry.ts';

/** Applies for who comes to the desk: the form of the page, without files and without a device of theirs. */
export function ApplyAtDeskPart(props: DeskPartProps) {
  const { t, speaker, language } = useSpeech();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    void learnSurveys({ speaker, language }).then(() => setHere(true));
  }, [speaker, language]);
  return isHere ? <DeskForm {...props} /> : <LoadingList title={t('office:loading')} />;
}

function DeskForm({ desk: { activity }, again }: DeskPartProps) {
  const { t } = useSpeech();
  const { town } = useOffice();
  const { entry, failure, isBusy, made, write, send, another } = useDeskEntry(activity);
  const errorOf = useFieldFailure(failure);
  const form = useRef<HTMLFormElement>(null);
  const field = failure === null ? null : fieldOfRegistrationFailure(failure);
  useEffect(() => {
    if (field !== null)
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select, button)`)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again with each refusal, though it is the same field
  }, [field, failure]);
  if (activity.phase !== 'open') return <p>{t('office-registrations:desk.notOpen')}</p>;
  if (made !== null) return <SentAtDesk made={made} another={another} again={again} />;
  const called = {
    self: t('office-registrations:desk.self'),
    child: t('office-registrations:desk.child'),
    guardian: t('office-registrations:desk.guardian'),
    forSelf: t('office-registrations:desk.forSelf'),
    forChild: t('office-registrations:desk.forChild'),
    email: t('office-registrations:desk.email'),
    emailHint: t('office-registrations:desk.emailHint'),
    phone: t('office-registrations:desk.phone'),
    phoneHint: t('office-registrations:desk.phoneHint'),
  };
  const fields = { activity, page: { entry, failure }, presenter: { write }, called };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-labelledby="apply"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 id="apply">{t('office-registrations:desk.title')}</h2>
      <p className="note">{t('office-registrations:desk.lead')}</p>
      <WhoFields {...fields} />
      <ContentFields
        activity={activity}
        groups={groupsOfAge(activity, entry.participant.birthDay, town.timeZone)}
        content={entry.content}
        errorOf={errorOf}
        onChange={(content) => write({ content })}
      />
      <FamilyFields {...fields} />
      <ContactFields {...fields} />
      {failure !== null && field === null && <RegistrationFailed failure={failure} />}
      <p>
        <OfficeButton type="submit" busy={isBusy}>
          {t('office-registrations:desk.send')}
        </OfficeButton>
      </p>
    </form>
  );
}
