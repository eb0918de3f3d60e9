import { lazy, Suspense, useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { type StaffStatus, staffStatuses } from '#domain/forms/request.ts';
import { priorities, type Priority } from '#domain/office/desk/priority.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { PickMenu } from '../parts/pick-menu.tsx';
import { AssignPick } from './assign/assign-pick.tsx';
import { MatterFact } from './matter-fact.tsx';
import { FormFacts } from './answers/form-facts.tsx';
import { EnteredFact } from './enter/entered-fact.tsx';
import type { FactsProps } from './facts-props.ts';
import { HistoryFact } from './history-fact.tsx';
import styles from './matter.module.css';
import { stateWords } from './request-words.ts';
import { MergedFact } from './merge/merged-fact.tsx';
import { PaymentFact } from './paid/payment-fact.tsx';
import { PublicFact } from './correct/public-fact.tsx';
import { SenderFact } from './sender-fact.tsx';
import { TermSign } from './term.tsx';
import { useDayWords } from '../parts/use-moment.ts';

export type { FactsProps, May } from './facts-props.ts';

/** The ids of the menus that keys open. */
export const pickIds = {
  state: 'elegir-estado',
  assign: 'elegir-quien',
  priority: 'elegir-prioridad',
} as const;

/** What is known of a request beside what was written: term, state, who has it, who asks, where. */
export function RequestFacts(props: FactsProps) {
  const { request } = props;
  const { t } = useSpeech();
  return (
    <aside className={styles.facts} aria-label={t('office-requests:facts')}>
      <TermFact request={request} />
      <HandlingFacts {...props} />
      <Suspense>
        <ManagedFact key={`managed ${request.iid}`} {...props} />
      </Suspense>
      <MergedFact key={`merged ${request.iid}`} {...props} />
      <SenderFact key={`sender ${request.iid}`} {...props} />
      <EnteredFact {...props} />
      <PlaceFact key={request.iid} request={request} />
      <PaymentFact key={`payment ${request.iid}`} request={request} />
      <FormFacts key={`form ${request.iid}`} request={request} mailbox={props.mailbox} />
      <PublicFact {...props} />
      <HistoryFact key={`history ${request.iid}`} request={request} />
    </aside>
  );
}

function TermFact({ request: { term } }: { readonly request: StaffRequest }) {
  const { t } = useSpeech();
  const day = useDayWords();
  if (!term) return null;
  return (
    <MatterFact title={t('office-requests:fact.term')}>
      <TermSign term={term} large />
      <p className={styles.small}>{t('office-requests:term.until', { day: day(term.due) })}</p>
    </MatterFact>
  );
}

function HandlingFacts({ request, may, isOver, people, handle }: FactsProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { status, assignedTo, priority } = request;
  const now = priorities.find((one) => one === priority) ?? 'normal';
  return (
    <>
      <MatterFact title={t('office-requests:fact.state')}>
        <PickMenu
          id={pickIds.state}
          label={t('office-requests:fact.state')}
          value={status}
          shown={<span>{stateWords(status, speech)}</span>}
          canPick={may.answer && !isOver}
          options={staffStatuses.map((one) => ({ value: one, text: stateWords(one, speech) }))}
          pick={(value) => handle({ status: value as StaffStatus })}
        />
      </MatterFact>
      <MatterFact title={t('office-requests:fact.assigned')}>
        <AssignPick
          id={pickIds.assign}
          assignedTo={assignedTo}
          people={people}
          canPick={may.assign && !isOver}
          assign={(name) => handle({ assignedTo: name })}
        />
      </MatterFact>
      <MatterFact title={t('office-requests:fact.priority')}>
        <PickMenu
          id={pickIds.priority}
          label={t('office-requests:fact.priority')}
          value={now}
          shown={<span>{t(`office-requests:priorities.${now}`)}</span>}
          canPick={may.assign && !isOver}
          options={priorities.map((one) => ({ value: one, text: t(`office-requests:priorities.${one}`) }))}
          pick={(value) => handle({ priority: value as Priority })}
        />
      </MatterFact>
    </>
  );
}

const ManagedFact = lazy(async () => ({ default: (await import('./managed/managed-fact.tsx')).ManagedFact }));

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).OfficePlaceMap }));

/** Where it is: in words, and on a map that is loaded when it is opened. */
function PlaceFact({ request: { address, coordinates } }: { readonly request: StaffRequest }) {
  const { t } = useSpeech();
  const [isOpen, open] = useState(false);
  if (address === null && coordinates === null) return null;
  return (
    <MatterFact title={t('office-requests:fact.place')}>
      {address !== null && <p>{address}</p>}
      {coordinates !== null && !isOpen && (
        <OfficeButton look="outline" onClick={() => open(true)}>
          {t('office-requests:showMap')}
        </OfficeButton>
      )}
      {coordinates !== null && isOpen && (
        <Suspense fallback={<p className={styles.small}>{t('office:loading')}</p>}>
          <PlaceMap at={coordinates} />
        </Suspense>
      )}
    </MatterFact>
  );
}
