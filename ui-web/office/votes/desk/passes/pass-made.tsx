import { useEffect, useRef } from 'react';
import { formatClock } from '#application/text/dates.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../../parts/office-button.tsx';
import { useOffice } from '../../../shell/office-context.ts';
import styles from '../desk.module.css';
import type { DeskPass } from '../polling-presenter.ts';
import { PassSlip } from './pass-slip.tsx';

interface MadeProps {
  readonly made: DeskPass;
  readonly next: () => void;
}

/** A pass was made and is printed at once. Its letters are on paper: this page does not show them. */
export function PassMade({ made, next }: MadeProps) {
  const { t, language } = useSpeech();
  const { town } = useOffice();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
    window.print();
  }, []);
  const time = formatClock(made.until, town.timeZone, language);
  return (
    <>
      <div role="status" className={styles.yes}>
        <Icon name="print" />
        <p>
          <b>{t('office-polling:passed.title', { time })}</b>
          <span>{t('office-polling:passed.words')}</span>
        </p>
      </div>
      <div className={styles.deeds}>
        <OfficeButton ref={first} hotkey="Esc" onClick={next}>
          {t('office-polling:passed.next')}
        </OfficeButton>
        <OfficeButton look="outline" onClick={() => window.print()}>
          {t('office-polling:passed.again')}
        </OfficeButton>
      </div>
      <PassSlip {...made} />
    </>
  );
}
