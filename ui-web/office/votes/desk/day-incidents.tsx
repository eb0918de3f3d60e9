import { type FormEvent, useId, useRef, useState } from 'react';
import type { VoteDay } from '#adapters/wire/voting-desk/day.ts';
import { longestIncident } from '#domain/voting/desk/incident.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from './day.module.css';

interface IncidentsProps {
  readonly incidents: VoteDay['incidents'];
  /** Notes one; says why it was not noted, or null. */
  readonly note: (words: string) => Promise<string | null>;
}

/** What happened on the day, and the place to note it. What is noted stays. */
export function DayIncidents({ incidents, note }: IncidentsProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (input === null || isBusy) return;
    setBusy(true);
    const why = await note(input.value);
    setBusy(false);
    setFault(why);
    if (why === null) input.value = '';
    input.focus();
  };
  return (
    <section className={styles.panel} aria-labelledby="incidencias">
      <h2 id="incidencias">{t('office-polling:incidents.title')}</h2>
      {incidents.length === 0 && <p className={styles.hint}>{t('office-polling:incidents.none')}</p>}
      <ol role="list" className={styles.list}>
        {incidents.map(({ at, by, words }) => (
          <li key={`${at} ${words}`}>
            <p>{words ?? t('office-polling:incidents.erased')}</p>
            <small>
              {by} · {moment(at)}
            </small>
          </li>
        ))}
      </ol>
      <form className={styles.note} onSubmit={(event) => void send(event)}>
        <label htmlFor={id}>{t('office-polling:incidents.label')}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {t('office-polling:incidents.hint')}
        </p>
        {fault !== null && (
          <p id={`${id}-fault`} className={styles.fault} role="alert">
            {t(`office-polling:incidents.fault.${fault}`)}
          </p>
        )}
        <textarea
          ref={field}
          id={id}
          rows={3}
          maxLength={longestIncident}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? `${id}-hint` : `${id}-hint ${id}-fault`}
        />
        <OfficeButton type="submit" look="outline" busy={isBusy}>
          {t('office-polling:incidents.button')}
        </OfficeButton>
      </form>
    </section>
  );
}
