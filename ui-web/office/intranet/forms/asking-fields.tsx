import { useState } from 'react';
import type { StaffFormAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { staffFormMailbox } from '#adapters/wire/intranet/read-staff-documents.ts';
import type { Entry } from '#domain/forms/entry.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { shownEntry } from '#domain/forms/shown-fields.ts';
import { inExtra, isFilled } from '#domain/forms/value-kinds.ts';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { FieldsForm } from '../../requests/enter/fields-form.tsx';
import { useFieldsForm } from '../../requests/enter/use-fields-form.ts';
import { useOffice } from '../../shell/office-context.ts';
import { AskingDays, AskingFoot } from './asking-parts.tsx';
import type { StaffAsking, StaffAnswers } from './use-staff-asking.ts';

interface AskingFieldsProps {
  readonly form: StaffFormAnswer;
  readonly asking: StaffAsking;
}

/** What is sent of what was filled in: the answers to what is asked. */
function answersIn(mailbox: Mailbox, entry: Entry): StaffAnswers {
  const fields = mailbox.pages.flatMap((page) => page.fields);
  const filled = [...shownEntry(fields, entry)].filter(([, value]) => isFilled(value));
  return Object.fromEntries<StaffAnswers[string]>(
    filled.flatMap(([name, value]) => {
      const sent = inExtra(value);
      return sent === null ? [] : [[name, sent]];
    }),
  );
}

/** The fields of a form for staff, as the portal draws those of residents. */
export function AskingFields({ form, asking }: AskingFieldsProps) {
  const { t, said } = useSpeech();
  const { realm } = useOffice().council;
  const [begun] = useState(() => {
    const mailbox = staffFormMailbox(form, realm);
    return { mailbox: form.id, ...(mailbox && { form: mailbox }) };
  });
  const presenter = useFieldsForm(begun, async (entry) => {
    if (begun.form) await asking.send(answersIn(begun.form, entry));
  });
  if (presenter === null) return <LoadingList title={t('office:loading')} rows={3} />;
  return (
    <FieldsForm
      presenter={presenter}
      label={said(form.title).text}
      unread={t('office-intranet:forms.unread')}
      before={<AskingDays form={form} asking={asking} />}
    >
      <AskingFoot form={form} asking={asking} />
    </FieldsForm>
  );
}
