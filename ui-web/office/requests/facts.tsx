import { lazy, Suspense, useEffect, useState } from 'react';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { type StaffStatus, staffStatuses } from '#domain/forms/request.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { priorities, type Priority } from '#domain/office/desk/priority.ts';
import { isRight } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { PickMenu } from '../parts/pick-menu.tsx';
import { useOffice } from '../shell/office-context.ts';
import { AssignPick } from './assign-pick.tsx';
import { MatterFact } from './matter-fact.tsx';
import { HistoryFact } from './history-fact.tsx';
import type { DeskEdit } from './desk-state.ts';
import styles from './matter.module.css';
import { useUploadAddress } from './photos.tsx';
import { stateWords } from './request-words.ts';
import { SenderFact } from './sender-fact.tsx';
import { TermSign } from './term.tsx';
import { useDayWords } from '../parts/use-moment.ts';

/** The ids of the menus that keys open. */
export const pickIds = {
  state: 'elegir-estado',
  assign: 'elegir-quien',
  priority: 'elegir-prioridad',
} as const;

/** What a person may do to requests, as far as their roles say; each call decides for its own request. */
export interface May {
  readonly answer: boolean;
  readonly note: boolean;
  readonly assign: boolean;
  readonly publish: boolean;
  readonly seeContact: boolean;
  readonly merge: boolean;
  readonly enter: boolean;
  readonly correct: boolean;
  readonly erase: boolean;
  readonly export: boolean;
}

export interface FactsProps {
  readonly request: StaffRequest;
  readonly may: May;
  /** Its sender took it back. */
  readonly isOver: boolean;
  readonly people: readonly string[];
  readonly mailbox: string;
  readonly handle: (change: DeskEdit) => void;
}

/** What is known of a request beside what was written: term, state, who has it, who asks, where. */
export function RequestFacts(props: FactsProps) {
  const { request } = props;
  const { t } = useSpeech();
  return (
    <aside className={styles.facts} aria-label={t('office-requests:facts')}>
      <TermFact request={request} />
      <HandlingFacts {...props} />
      <SenderFact key={`sender ${request.iid}`} request={request} />
      <PlaceFact key={request.iid} request={request} />
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

interface Field {
  readonly name?: string | null | undefined;
  readonly title?: LocalizedText | null | undefined;
  readonly fields?: readonly Field[] | null | undefined;
  readonly children?: readonly Field[] | null | undefined;
}

/** A field and those within it. */
const fieldsIn = (field: Field): readonly Field[] => [
  field,
  ...[...(field.fields ?? []), ...(field.children ?? [])].flatMap(fieldsIn),
];

/** The titles of the fields of a mailbox, by their names. */
function useFieldTitles(mailbox: string, isWanted: boolean): ReadonlyMap<string, string> {
  const { council } = useOffice();
  const { said } = useSpeech();
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!isWanted) return;
    const ask = async () => {
      const read = await council.call(readMailboxCall, { realm: council.realm, id: mailbox });
      if (!isRight(read)) return;
      const fields = (read.right.form ?? []).flatMap(fieldsIn);
      setTitles(new Map(fields.map(({ name, title }) => [name ?? '', said(title).text])));
    };
    void ask();
  }, [council, mailbox, isWanted, said]);
  return titles;
}

/** An answer of a form in words. */
function answerWords(value: unknown, { t }: Pick<ReturnType<typeof useSpeech>, 't'>): string {
  if (typeof value === 'boolean') return t(value ? 'office-requests:yes' : 'office-requests:no');
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What the form of the mailbox asked for besides, and the files that came with it. */
function FormFacts({ request, mailbox }: Pick<FactsProps, 'request' | 'mailbox'>) {
  const speech = useSpeech();
  const { t } = speech;
  const addressFor = useUploadAddress();
  const answers = Object.entries(request.extra)
    .map(([name, value]) => [name, answerWords(value, speech)] as const)
    .filter(([, text]) => text !== '');
  const titles = useFieldTitles(request.mailbox, answers.length > 0);
  const { files, category } = request;
  return (
    <MatterFact title={t('office-requests:fact.form')}>
      <p>{mailbox}</p>
      {category !== null && <p className={styles.small}>{category}</p>}
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map(([name, text]) => (
            <div key={name}>
              <dt>{titles.get(name) || name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.map((file, place) => (
        <p key={file}>
          <a href={addressFor(file)} download>
            {t('office-requests:file', { n: place + 1 })}
          </a>
        </p>
      ))}
    </MatterFact>
  );
}

/** Whether everybody sees title and place, and the way to change it. */
function PublicFact({ request, may, isOver, handle }: FactsProps) {
  const { t } = useSpeech();
  const { isApproved, keptPrivate, followers } = request;
  const state = keptPrivate ? 'private' : isApproved === true ? 'shown' : 'hidden';
  return (
    <MatterFact title={t('office-requests:fact.public')}>
      <p>{t(`office-requests:public.${state}`)}</p>
      {followers > 0 && (
        <p className={styles.small}>{t('office-requests:followers', { count: followers })}</p>
      )}
      {may.publish && !keptPrivate && !isOver && (
        <OfficeButton look="text" onClick={() => handle({ isApproved: isApproved !== true })}>
          {t(isApproved === true ? 'office-requests:public.hide' : 'office-requests:public.show')}
        </OfficeButton>
      )}
    </MatterFact>
  );
}
