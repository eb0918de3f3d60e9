import { useCallback, useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { correctContactCall } from '#adapters/wire/staff-requests/correct-contact.ts';
import { lookAtContactCall } from '#adapters/wire/staff-requests/look-at-contact.ts';
import { type ContactField, contactFields, longestContact } from '#domain/forms/contact.ts';
import { isReason } from '#domain/forms/desk/person-of-request.ts';
import { isRight, left } from '#domain/shared/result.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { ActDialog, useRequestAct } from './act-dialog.tsx';
import { WhyField } from './why-field.tsx';

type Contact = Readonly<Partial<Record<ContactField, string>>>;

interface ContactDialogProps {
  readonly request: StaffRequest;
  readonly onClose: () => void;
}

/** The contact as it is stored: it is asked for, and noted, when somebody wants to correct it. */
function useStoredContact(iid: string): Contact | 'failed' | null {
  const { council } = useOffice();
  const ask = useCallback(async () => {
    const seen = await council.call(lookAtContactCall, { realm: council.realm, reference: iid });
    return isRight(seen) ? seen.right.contact : 'failed';
  }, [council, iid]);
  return useAnswer<Contact | 'failed'>(ask)[0];
}

const inputs = { firstName: 'text', lastName: 'text', telephone: 'tel', email: 'email' } as const;

/** Corrects who asks and how they are reached, with the reason. */
export function ContactDialog({ request, onClose }: ContactDialogProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const stored = useStoredContact(request.iid);
  const [written, write] = useState<Contact>({});
  const isHere = stored !== null && stored !== 'failed';
  const contact: Contact = { ...(isHere && stored), ...written };
  const [why, explain] = useState('');
  const acting = useRequestAct(
    async () =>
      isReason(why)
        ? council.call(correctContactCall, {
            realm: council.realm,
            reference: request.iid,
            body: { contact, why: why.trim() },
          })
        : left({ kind: 'correctionRefused', where: 'why' }),
    onClose,
  );
  return (
    <ActDialog
      title={t('office-desk:contact.title')}
      lead={<p>{t('office-desk:contact.lead')}</p>}
      confirm={isHere ? t('office-desk:contact.confirm') : null}
      acting={acting}
      onClose={onClose}
    >
      {stored === null && <p role="status">{t('office:loading')}</p>}
      {stored === 'failed' && <p role="alert">{t('office-requests:contactFailed')}</p>}
      {isHere && (
        <>
          {contactFields.map((name) => (
            <TextField
              key={name}
              type={inputs[name]}
              label={t(`office-desk:contact.${name}`)}
              value={contact[name] ?? ''}
              onChange={(text) => write((before) => ({ ...before, [name]: text }))}
              width="100%"
              maxLength={longestContact}
              autoComplete="off"
              error={
                name === 'email' && acting.wrong === 'email' ? t('office-desk:contact.noEmail') : undefined
              }
            />
          ))}
          {request.sender?.has.includes('verifiedEmail') && <p>{t('office-desk:contact.verified')}</p>}
          <WhyField value={why} onChange={explain} isWrong={acting.wrong === 'why'} />
        </>
      )}
    </ActDialog>
  );
}
