import { type FormEvent, useState } from 'react';
import type { EventDoors } from '#adapters/wire/tickets/door/event-doors.ts';
import type { NamedTicketWire } from '#adapters/wire/tickets/door/by-name.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './doors.module.css';
import { EntryNotice } from './entry-notice.tsx';
import { type NamedEntryPlace, useEntriesByName } from './use-entries-by-name.ts';

/** The session that is now or begins next; the last one if all are over. */
function sessionNow({ event: { sessions } }: EventDoors, now: number): string {
  const hour = 3_600_000;
  const open = sessions.find(({ startsAt }) => Date.parse(startsAt) + 4 * hour > now);
  return (open ?? sessions.at(-1))?.id ?? '';
}

/** Lets somebody in who has nothing with them, by the name on their ticket and a document that they show. */
export function EntryByName({ doors }: { readonly doors: EventDoors }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const names = useEntriesByName(doors.event.id);
  const [place, setPlace] = useState<NamedEntryPlace>({
    session: sessionNow(doors, council.clock.now()),
    door: doors.doors[0]?.id ?? '',
  });
  const { found, entry, trouble, isBusy } = names;
  return (
    <section className={styles.part} aria-labelledby="doors-names">
      <h2 id="doors-names">{t('office-doors:byName.title')}</h2>
      <p className="note">{t('office-doors:byName.lead')}</p>
      <NameSearch doors={doors} place={place} setPlace={setPlace} isBusy={isBusy} find={names.find} />
      {trouble !== null && (
        <Notice tone="error" live="assertive">
          <p>{t(`office-doors:trouble.${trouble}`)}</p>
        </Notice>
      )}
      {entry !== null && (
        <EntryNotice
          doors={doors}
          entry={entry}
          confirm={() => void names.confirm(entry)}
          undo={() => void names.undo(entry)}
        />
      )}
      {found !== null && <p role="status">{t('office-doors:byName.found', { count: found.length })}</p>}
      {found !== null && found.length > 0 && (
        <ul role="list" className={styles.names}>
          {found.map((ticket) => (
            <li key={ticket.id}>
              <NamedTicket
                doors={doors}
                ticket={ticket}
                isBusy={isBusy}
                letIn={() => void names.letIn(ticket, place)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface SearchProps {
  readonly doors: EventDoors;
  readonly place: NamedEntryPlace;
  readonly setPlace: (place: NamedEntryPlace) => void;
  readonly isBusy: boolean;
  readonly find: (session: string, text: string) => Promise<void>;
}

/** The session, the door, and the name that is looked for. */
function NameSearch({ doors, place, setPlace, isBusy, find }: SearchProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const [text, setText] = useState('');
  const send = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (text.trim() !== '') void find(place.session, text);
  };
  return (
    <form className={styles.bar} noValidate autoComplete="off" onSubmit={send}>
      <SelectField
        label={t('office-doors:inside.session')}
        value={place.session}
        onChange={(session) => setPlace({ ...place, session })}
        options={doors.event.sessions.map(({ id, startsAt }) => ({ value: id, text: moment(startsAt) }))}
      />
      <SelectField
        label={t('office-doors:byName.door')}
        value={place.door}
        onChange={(door) => setPlace({ ...place, door })}
        options={doors.doors.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <TextField
        label={t('office-doors:byName.name')}
        hint={t('office-doors:byName.hint')}
        value={text}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        onChange={setText}
      />
      <OfficeButton type="submit" busy={isBusy}>
        {t('office-doors:byName.find')}
      </OfficeButton>
    </form>
  );
}

interface NamedProps {
  readonly doors: EventDoors;
  readonly ticket: NamedTicketWire;
  readonly isBusy: boolean;
  readonly letIn: () => void;
}

/** One ticket that was found: whose, which, and whether somebody is inside with it. */
function NamedTicket({ doors, ticket: { name, type, seat, isInside }, isBusy, letIn }: NamedProps) {
  const { t, said } = useSpeech();
  const title = doors.event.types.find(({ id }) => id === type)?.title;
  return (
    <>
      <span>
        <b>{name}</b>
        {title !== undefined && ` · ${said(title).text}`}
        {seat !== null && ` · ${seat}`}
      </span>
      {isInside ? (
        <span>{t('office-doors:byName.isInside')}</span>
      ) : (
        <OfficeButton
          look="outline"
          busy={isBusy}
          aria-label={`${t('office-doors:byName.letIn')}: ${[name, seat].filter(Boolean).join(' · ')}`}
          onClick={letIn}
        >
          {t('office-doors:byName.letIn')}
        </OfficeButton>
      )}
    </>
  );
}
