import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { longestKioskName } from '#domain/voting/kiosk/kiosk.ts';
import { spacedPass } from '#domain/voting/kiosk/pass.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../../parts/office-button.tsx';
import styles from '../desk.module.css';

/** Why no kiosk was begun or ended. */
export type KioskFault = 'noName' | 'closed' | 'failed';

interface FormProps {
  readonly isBusy: boolean;
  readonly fault: KioskFault | null;
  /** Whether it was begun. */
  readonly begin: (name: string) => Promise<boolean>;
}

/** Adds a tablet, by the name of where it is. */
export function KioskForm({ isBusy, fault, begin }: FormProps) {
  const { t } = useSpeech();
  const id = useId();
  const [name, setName] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && (await begin(name))) setName('');
  };
  return (
    <li>
      <form className={styles.kioskForm} onSubmit={(event) => void submit(event)} noValidate>
        <label htmlFor={id}>{t('office-polling:kiosks.name')}</label>
        <div className={styles.typed}>
          <input
            id={id}
            type="text"
            value={name}
            maxLength={longestKioskName}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            aria-invalid={fault === 'noName' || undefined}
            onChange={({ target }) => setName(target.value)}
          />
          <OfficeButton type="submit" look="outline" busy={isBusy}>
            {t('office-polling:kiosks.begin')}
          </OfficeButton>
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {t('office-polling:kiosks.nameHint')}
        </p>
        <p role="alert" className={styles.fault}>
          {fault !== null && t(`office-polling:kiosks.fault.${fault}`)}
        </p>
      </form>
    </li>
  );
}

/** Where the page of kiosks is, in words that are typed on a tablet. */
function kioskAddress(): string {
  const { host, search } = window.location;
  const realm = new URLSearchParams(search).get('realm');
  return `${host}/quiosco${realm === null ? '' : `?realm=${realm}`}`;
}

interface BegunProps {
  readonly name: string;
  readonly code: string;
  readonly done: () => void;
}

/** The letters that start a kiosk: shown here once, until they are typed at a tablet. */
export function BegunKiosk({ name, code, done }: BegunProps) {
  const { t } = useSpeech();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <li className={styles.begun}>
      <p ref={title} tabIndex={-1}>
        <b>{t('office-polling:kiosks.code.title', { name })}</b>
      </p>
      <p className={styles.code}>{spacedPass(code)}</p>
      <p>{t('office-polling:kiosks.code.where', { address: kioskAddress() })}</p>
      <OfficeButton look="outline" onClick={done}>
        {t('office-polling:kiosks.code.done')}
      </OfficeButton>
    </li>
  );
}
