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
import { AssignPick } from './assign/assign-pick.tsx';
import { MatterFact } from './matter-fact.tsx';
import { EnteredFact } from './enter/entered-fact.tsx';
import type { FactsProps } from './facts-props.ts';
import { HistoryFact } from './history-fact.tsx';
import styles from './matter.module.css';
import { useUploadAddress } from './photos.tsx';
import { stateWords } from './request-words.ts';
import { MergedFact } from './merge/merged-fact.tsx';
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
      <MergedFact key={`merged ${request.iid}`} {...props} />
      <SenderFact key={`sender ${request.iid}`} {...props} />
      <EnteredFact {...props} />
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
