import { useState } from 'react';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeIcon } from '../parts/office-icon.tsx';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import styles from './access.module.css';
import { faultWords } from './fault-words.ts';

interface ProviderButtonProps {
  /** What people call their account there. */
  readonly name: LocalizedText;
  /** Begins at the council: the address of the provider. */
  readonly begin: () => Promise<Either<{ readonly kind: string }, { readonly address: string }>>;
}

/** Leads to the council's own account, and says what went wrong if there is no way there now. */
export function ProviderButton({ name, begin }: ProviderButtonProps) {
  const { t, said } = useSpeech();
  const [fault, setFault] = useState<Told | null>(null);
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    setFault(null);
    const begun = await begin();
    // The button stays busy while the browser leaves.
    if (!isLeft(begun)) return window.location.assign(begun.right.address);
    setBusy(false);
    setFault({ isFault: true, words: faultWords(t, begun.left) });
  };
  return (
    <>
      <ToldNotice told={fault} />
      <OfficeButton look="outline" className={styles.wide} busy={isBusy} onClick={() => void leave()}>
        <OfficeIcon name="people" />
        {t('office-access:signIn.provider', { name: said(name).text })}
      </OfficeButton>
    </>
  );
}
