import { createPortal } from 'react-dom';
import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OwnTicket } from '../../hall/own-ticket.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { type CounterSetup, usePapers, useServiceNames, useTownClock } from '../counter-names.ts';
import styles from '../counter.module.css';

interface GivenProps {
  readonly setup: CounterSetup;
  readonly office: OfficeAnswer;
  readonly visit: CounterVisit;
  /** Opens nothing but the reading of this ticket. */
  readonly ticketKey: string;
  /** Why its office is closed; null: it is open. */
  readonly closed: string | null;
}

/** The code of a ticket, large enough to be read across the desk, and the same on paper. */
export function GivenTicket({ setup, office, visit, ticketKey, closed }: GivenProps) {
  const { t, said } = useSpeech();
  const { town, council } = useOffice();
  const [names, papers, clock] = [useServiceNames(setup), usePapers(setup), useTownClock()];
  const lines = (
    <>
      <p className={styles.ticketCode}>{visit.code}</p>
      <p>{names(visit.services)}</p>
      <p>{t('office-counter:ticket.taken', { clock: clock(visit.at) })}</p>
      {closed !== null && <p>{t('office-counter:ticket.closed', { reason: closed })}</p>}
      <OwnTicket realm={council.realm} ticket={ticketKey} />
    </>
  );
  return (
    <div className={styles.ticket}>
      {lines}
      {createPortal(
        <div className={styles.printed}>
          <p>{said(town.name).text}</p>
          <p>{said(office.title).text}</p>
          {lines}
          <ul>
            {papers(visit.services).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p>{t('office-counter:ticket.keep')}</p>
        </div>,
        document.body,
      )}
    </div>
  );
}
