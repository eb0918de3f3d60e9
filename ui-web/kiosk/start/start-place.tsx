import { Icon } from '#ui-web/components/icon/icon.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { KioskState } from '../kiosk-state.ts';
import styles from '../kiosk.module.css';
import { TypedLetters } from './typed-letters.tsx';

interface StartProps {
  readonly state: Extract<KioskState, { kind: 'start' }>;
  readonly enter: (pass: string) => Promise<void>;
}

const facts = [
  ['lock', 'secret'],
  ['repeat', 'idle'],
  ['info', 'help'],
] as const;

/** The start: what is voted here, and where the letters of a pass are typed. */
export function StartPlace({ state: { kiosk, isBusy, fault }, enter }: StartProps) {
  const { t, said } = useSpeech();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        <Words of={said(kiosk.title)} />
      </h1>
      <p className="lead">{t('kiosk:start.lead')}</p>
      <TypedLetters what="pass" isBusy={isBusy} fault={fault} send={enter} />
      <ul role="list" className={styles.facts}>
        {facts.map(([icon, name]) => (
          <li key={name}>
            <Icon name={icon} />
            <span>{t(`kiosk:start.${name}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
