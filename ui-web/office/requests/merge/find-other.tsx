import { useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useDayOfMoment } from '../../parts/use-moment.ts';
import { requestTitle, stateWords } from '../request-words.ts';
import { useCandidates } from './candidates.ts';
import styles from './merge.module.css';

interface FindProps {
  readonly request: StaffRequest;
  readonly mailboxOf: (id: string) => string;
  readonly choose: (other: StaffRequest) => void;
}

/** Finds the other request: close ones are offered, any other is found by its number or its words. */
export function FindOther({ request, mailboxOf, choose }: FindProps) {
  const { t } = useSpeech();
  const { text, look, again, items, standing } = useCandidates(request);
  const [typed, type] = useState('');
  const find = () => look(typed.trim());
  return (
    <>
      <div className={styles.find}>
        <TextField
          label={t('office-desk:merge.find')}
          hint={t('office-desk:merge.findHint')}
          type="search"
          value={typed}
          onChange={type}
          width="100%"
          autoComplete="off"
          data-autofocus=""
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter looks for it: it does not merge yet.
            event.preventDefault();
            find();
          }}
        />
        <OfficeButton look="outline" busy={standing === null} onClick={find}>
          {t('office-desk:merge.look')}
        </OfficeButton>
      </div>
      <Standing standing={standing} isEmpty={items.length === 0} again={again} />
      {items.length > 0 && (
        <section className={styles.found}>
          <h3 className={styles.heading}>
            {t(
              text === ''
                ? `office-desk:merge.${request.coordinates ? 'near' : 'same'}`
                : 'office-desk:merge.found',
            )}
          </h3>
          <ul role="list" className={styles.candidates}>
            {items.map((one) => (
              <li key={one.iid}>
                <Candidate request={one} mailbox={mailboxOf(one.mailbox)} choose={() => choose(one)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface StandingProps {
  readonly standing: 'here' | 'failed' | null;
  readonly isEmpty: boolean;
  readonly again: () => void;
}

/** How the search goes. */
function Standing({ standing, isEmpty, again }: StandingProps) {
  const { t } = useSpeech();
  return (
    <>
      <p role="status" className={styles.status}>
        {standing === null && t('office:loading')}
        {standing === 'here' && isEmpty && t('office-desk:merge.none')}
      </p>
      {standing === 'failed' && (
        <p role="alert">
          {t('office-requests:failed')}{' '}
          <OfficeButton look="text" onClick={again}>
            {t('office:again')}
          </OfficeButton>
        </p>
      )}
    </>
  );
}

interface CandidateProps {
  readonly request: StaffRequest;
  readonly mailbox: string;
  readonly choose: () => void;
}

function Candidate({ request, mailbox, choose }: CandidateProps) {
  const speech = useSpeech();
  const day = useDayOfMoment();
  const { iid, status, address, createdAt } = request;
  const facts = [iid, stateWords(status, speech), day(createdAt), mailbox, address];
  return (
    <button type="button" onClick={choose}>
      {requestTitle(request, speech)}
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </button>
  );
}
