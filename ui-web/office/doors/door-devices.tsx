import { type FormEvent, useState } from 'react';
import type { EventDoors } from '#adapters/wire/tickets/door/event-doors.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './doors.module.css';
import type { DoorTrouble } from './use-doors.ts';

interface GivenCode {
  readonly code: string;
  readonly until: string;
}

interface DoorDevicesProps {
  /** The title of the event. */
  readonly title: string;
  readonly devices: EventDoors['devices'];
  readonly end: (device: string) => Promise<DoorTrouble | null>;
  readonly giveCode: (name: string) => Promise<Either<DoorTrouble, GivenCode>>;
}

/** The scanners of an event, each of which can be ended, and paper codes for new ones. */
export function DoorDevices({ title, devices, end, giveCode }: DoorDevicesProps) {
  const { t } = useSpeech();
  const { town } = useOffice();
  const moment = useOfficeMoment();
  return (
    <section className={styles.part} aria-labelledby="doors-devices">
      <h2 id="doors-devices">{t('office-doors:devices.title')}</h2>
      {devices.length === 0 && <p className="note">{t('office-doors:devices.none')}</p>}
      <ul role="list" className={styles.rows}>
        {devices.map(({ id, name, since }) => (
          <li key={id}>
            <span>
              {name} <span className="note">{moment(since)}</span>
            </span>
            <OfficeButton
              look="text"
              aria-label={t('office-doors:devices.endOf', { name })}
              onClick={() => void end(id)}
            >
              {t('office-doors:devices.end')}
            </OfficeButton>
          </li>
        ))}
      </ul>
      <NewDoorCode title={title} giveCode={giveCode} />
      <p>
        <a href={`/entradas/puerta?realm=${town.realm}`}>{t('office-doors:code.here')}</a>
      </p>
    </section>
  );
}

/** A paper code for a scanner: it is shown once, to be printed. */
function NewDoorCode({ title, giveCode }: Pick<DoorDevicesProps, 'title' | 'giveCode'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const [name, setName] = useState('');
  const [given, setGiven] = useState<GivenCode | null>(null);
  const [trouble, setTrouble] = useState<DoorTrouble | null>(null);
  const give = async () => {
    const came = await giveCode(name);
    setTrouble(isLeft(came) ? came.left : null);
    if (isLeft(came)) return;
    setName('');
    setGiven(came.right);
  };
  const send = (submitted: FormEvent) => {
    submitted.preventDefault();
    void give();
  };
  return (
    <form className={styles.part} onSubmit={send} noValidate>
      <TextField
        label={t('office-doors:code.name')}
        hint={t('office-doors:code.nameHint')}
        error={trouble === null ? undefined : t(`office-doors:trouble.${trouble}`)}
        value={name}
        maxLength={40}
        onChange={setName}
      />
      <div className={styles.acts}>
        <OfficeButton type="submit" look="outline">
          {t('office-doors:code.make')}
        </OfficeButton>
      </div>
      {given !== null && (
        <div role="status" className={styles.part}>
          <p>{t('office-doors:code.for', { event: title, until: moment(given.until) })}</p>
          <p className={styles.code}>{given.code.replaceAll(/(.{4})(?=.)/gu, '$1-')}</p>
          <p>{t('office-doors:code.where', { address: `${window.location.host}/entradas/puerta` })}</p>
          <div className={styles.acts}>
            <OfficeButton look="outline" onClick={() => window.print()}>
              {t('office-doors:code.print')}
            </OfficeButton>
          </div>
        </div>
      )}
    </form>
  );
}
