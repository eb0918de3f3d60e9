import { useState } from 'react';
import { lookAtContactCall } from '#adapters/wire/staff-requests/look-at-contact.ts';
import { isRight } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { Letter } from '../parts/letter.tsx';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import { PersonActs } from './correct/person-acts.tsx';
import type { FactsProps } from './facts-props.ts';
import { MatterFact } from './matter-fact.tsx';
import styles from './matter.module.css';
import { senderOf } from './request-words.ts';

type Contact = Readonly<Record<string, string>>;

/** The contact of a request once somebody wants it: null before; `failed` if it did not come. */
function useContact(iid: string) {
  const { council } = useOffice();
  const [contact, setContact] = useState<Contact | 'failed' | null>(null);
  const look = async () => {
    const seen = await council.call(lookAtContactCall, { realm: council.realm, reference: iid });
    setContact(isRight(seen) ? seen.right.contact : 'failed');
  };
  return { contact, look };
}

/** Who asks: the name, and the ways to reach them only when they are wanted, which is noted. */
export function SenderFact({ request, may, isOver }: Pick<FactsProps, 'request' | 'may' | 'isOver'>) {
  const { t } = useSpeech();
  const { contact, look } = useContact(request.iid);
  const name = senderOf(request);
  const hasMore = (request.sender?.has ?? []).some((part) => part === 'telephone' || part === 'email');
  return (
    <MatterFact title={t('office-requests:fact.sender')}>
      <p>
        <Letter name={name || null} size="small" /> <b>{name || t('office-requests:unnamed')}</b>
      </p>
      {hasMore && (contact === null || contact === 'failed') && (
        <>
          <OfficeButton look="text" onClick={() => void look()}>
            {t('office-requests:showContact')}
          </OfficeButton>
          <p className={styles.small} role="status">
            {t(contact === null ? 'office-requests:contactNoted' : 'office-requests:contactFailed')}
          </p>
        </>
      )}
      {contact !== null && contact !== 'failed' && <Ways contact={contact} />}
      <PersonActs request={request} may={may} isOver={isOver} />
    </MatterFact>
  );
}

function Ways({ contact: { firstName, lastName, telephone, email } }: { readonly contact: Contact }) {
  const whole = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <div role="status">
      {whole !== '' && <p>{whole}</p>}
      {telephone && (
        <p>
          <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </div>
  );
}
