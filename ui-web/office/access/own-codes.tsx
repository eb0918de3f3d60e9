import { useState } from 'react';
import { makeCodesCall } from '#adapters/wire/office/make-codes.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './access.module.css';
import { CodesSheet } from './codes-sheet.tsx';
import { faultWords } from './fault-words.ts';
import type { OwnPerson } from './own-keys.tsx';

interface OwnCodesProps {
  readonly person: OwnPerson;
  readonly readAgain: () => void;
}

/** The recovery codes of a person: how many are left, and ten new ones in their place. */
export function OwnCodes({ person, readAgain }: OwnCodesProps) {
  const { t, said } = useSpeech();
  const { council, town } = useOffice();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const made = await council.call(makeCodesCall, { realm: council.realm });
    setBusy(false);
    setFault(isLeft(made) ? faultWords(t, made.left) : null);
    if (!isLeft(made)) setCodes(made.right.codes);
  };
  const close = () => {
    setCodes(null);
    readAgain();
  };
  if (codes !== null)
    return (
      <div className={styles.card}>
        <CodesSheet name={person.name} town={said(town.name).text} codes={codes} level={2} onDone={close} />
      </div>
    );
  return (
    <section className={styles.card} aria-labelledby="own-codes">
      <h2 id="own-codes">{t('office-access:codes.title')}</h2>
      <p>{t('office-access:codes.left', { count: person.codes })}</p>
      {person.codes > 0 && <p className="note">{t('office-access:codes.replace')}</p>}
      {fault !== null && (
        <Notice tone="error" live="assertive">
          <p>{fault}</p>
        </Notice>
      )}
      <div className={styles.acts}>
        <OfficeButton look="outline" busy={isBusy} onClick={() => void make()}>
          {t('office-access:codes.make')}
        </OfficeButton>
      </div>
    </section>
  );
}
