import { useCallback } from 'react';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { requestTitle, stateWords } from '../requests/request-words.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './payments.module.css';

/** The request that a payment was spent on, as far as the reader may see it. */
export function PaidRequest({ iid }: { readonly iid: string | null }) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const mayRead = me.acts.has('request.read');
  return (
    <section className={styles.matter} aria-labelledby="solicitud-pagada">
      <h2 id="solicitud-pagada">{t('office-payments:request.title')}</h2>
      {iid === null && <p>{t('office-payments:request.none')}</p>}
      {iid !== null && !mayRead && <p>{t('office-payments:request.closed', { iid })}</p>}
      {iid !== null && mayRead && <RequestOf iid={iid} />}
    </section>
  );
}

function RequestOf({ iid }: { readonly iid: string }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(
    () => council.call(readForStaffCall, { realm: council.realm, reference: iid }),
    [council, iid],
  );
  const [answer] = useAnswer(ask);
  if (answer === null) return <p className={styles.small}>{t('office:loading')}</p>;
  if (isLeft(answer)) return <p role="status">{t('office-payments:request.failed')}</p>;
  return <ReadRequest request={answer.right} />;
}

function ReadRequest({ request }: { readonly request: StaffRequest }) {
  const speech = useSpeech();
  const { t } = speech;
  const { iid, body, status, address } = request;
  const facts = [iid, stateWords(status, speech), ...(address == null ? [] : [address])];
  return (
    <>
      <h3>{requestTitle(request, speech)}</h3>
      <p className={styles.small}>{facts.join(' · ')}</p>
      <p className={styles.words} dir="auto">
        {body}
      </p>
      <p>
        <OfficeLink href={`/gestion/solicitudes/${encodeURIComponent(iid)}`}>
          {t('office-payments:request.open')}
        </OfficeLink>
      </p>
    </>
  );
}
