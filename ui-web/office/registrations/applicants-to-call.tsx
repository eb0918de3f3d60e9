import { useCallback } from 'react';
import {
  listApplicantsToCallCall,
  noteApplicantCalledCall,
} from '#adapters/wire/registrations/office/applicants-to-call.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { PeopleToTellPart } from '../parts/people-to-tell-part.tsx';
import { useOffice } from '../shell/office-context.ts';
import { type ActivityDesk, useRegistrationDeed } from './use-activity-desk.ts';

/** Whom of an activity somebody calls, because no mail reaches them. */
export function ApplicantsToCallPart({ desk: { activity } }: { readonly desk: ActivityDesk }) {
  const { said } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
  const { id, groups } = activity;
  const deed = useRegistrationDeed();
  const ask = useCallback(() => call(listApplicantsToCallCall, { realm, id }), [call, realm, id]);
  return (
    <PeopleToTellPart
      ask={ask}
      note={(person) => call(noteApplicantCalledCall, { realm, id, body: { person } })}
      deed={deed}
      nameOf={(of) => said(groups.find((one) => one.id === of)?.title ?? of).text}
    />
  );
}
