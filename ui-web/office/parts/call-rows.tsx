import { type ReactNode, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './call-rows.module.css';
import { OfficeButton } from './office-button.tsx';

/** Somebody whom no mail reaches, and what they are told. */
export interface CallRow {
  readonly person: string;
  readonly name: string;
  /** Empty if they left none. */
  readonly phone: string;
  readonly what: string;
  /** What helps to answer them; empty: nothing. */
  readonly more: string;
  /** Who has called them, and when, in words; null: nobody has. */
  readonly called: string | null;
}

interface CallRowsProps {
  readonly id: string;
  readonly title: string;
  /** What is said above the list. */
  readonly children?: ReactNode;
  readonly rows: readonly CallRow[];
  /** The person whose call is being noted; null: nobody’s. */
  readonly busy: string | null;
  readonly note: (person: string) => void;
}

/** How many are shown until more are asked for: what is below the list must be found too. */
const pageLength = 20;

/** Who is called by telephone, and what they are told: of appointments, activities and events alike. */
export function CallRows({ id, title, children, rows, busy, note }: CallRowsProps) {
  const { t } = useSpeech();
  const [shown, show] = useState(pageLength);
  const hidden = rows.length - shown;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <ul role="list">
        {rows.slice(0, shown).map((row) => (
          <li key={row.person}>
            <Row row={row} isBusy={busy === row.person} note={note} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p>
          <OfficeButton look="outline" onClick={() => show(shown + pageLength)}>
            {t('office:calls.more', { count: hidden })}
          </OfficeButton>
        </p>
      )}
    </section>
  );
}

function Row({
  row,
  isBusy,
  note,
}: { readonly row: CallRow; readonly isBusy: boolean } & Pick<CallRowsProps, 'note'>) {
  const { t } = useSpeech();
  const { person, name, phone, what, more, called } = row;
  const isNameless = name === '';
  return (
    <>
      <div className={styles.what}>
        <span>
          {!isNameless && <b>{name}</b>} <PhoneLink of={phone} />
        </span>
        <span>{what}</span>
        {more !== '' && <small>{more}</small>}
      </div>
      {called === null ? (
        <OfficeButton
          look="outline"
          busy={isBusy}
          aria-label={t('office:calls.doneOf', { name: isNameless ? phone : name })}
          onClick={() => note(person)}
        >
          {t('office:calls.done')}
        </OfficeButton>
      ) : (
        <small>{called}</small>
      )}
    </>
  );
}

/** A telephone that a press calls; where nobody left one, that is said. */
export function PhoneLink({ of }: { readonly of: string }) {
  const { t } = useSpeech();
  return of === '' ? (
    <>{t('office:calls.noPhone')}</>
  ) : (
    <a href={`tel:${of.replaceAll(/[^\d+]/gu, '')}`}>{of}</a>
  );
}
