import { useState } from 'react';
import { addAccountCall } from '#adapters/wire/providers/add-account.ts';
import { removeAccountCall } from '#adapters/wire/providers/remove-account.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './access.module.css';
import { faultWords } from './fault-words.ts';
import type { OwnPerson } from './own-keys.tsx';

interface OwnAccountProps {
  readonly person: OwnPerson;
  /** What people call their account at the council's provider. */
  readonly name: LocalizedText;
  readonly readAgain: () => void;
}

/** The person's account at the council's provider: added, or taken away. */
export function OwnAccount({ person, name, readAgain }: OwnAccountProps) {
  const { t, said } = useSpeech();
  const { council } = useOffice();
  const [told, setTold] = useState<Told | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { realm, call } = council;
  const refuse = (refused: { readonly kind: string }) => {
    setBusy(false);
    setTold({ isFault: true, words: faultWords(t, refused) });
  };
  const add = async () => {
    setBusy(true);
    const begun = await call(addAccountCall, { realm });
    if (isLeft(begun)) refuse(begun.left);
    else window.location.assign(begun.right.address);
  };
  const remove = async () => {
    setBusy(true);
    const removed = await call(removeAccountCall, { realm });
    if (isLeft(removed)) return refuse(removed.left);
    setBusy(false);
    setTold({ isFault: false, words: t('office-access:account.removed') });
    readAgain();
  };
  const isOnlyWay = person.account && person.passkeys.length === 0;
  return (
    <section className={styles.card} aria-labelledby="own-account">
      <h2 id="own-account">{said(name).text}</h2>
      <p className="note">{t('office-access:account.text')}</p>
      <p>{t(person.account ? 'office-access:account.there' : 'office-access:account.none')}</p>
      {isOnlyWay && <p className="note">{t('office-access:account.only')}</p>}
      <ToldNotice told={told} />
      {!isOnlyWay && (
        <div className={styles.acts}>
          <OfficeButton look="outline" busy={isBusy} onClick={() => void (person.account ? remove() : add())}>
            {t(person.account ? 'office-access:account.remove' : 'office-access:account.add')}
          </OfficeButton>
        </div>
      )}
    </section>
  );
}
