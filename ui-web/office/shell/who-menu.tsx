import type { Language } from '#domain/shared/localized-text.ts';
import { Disclosure } from '#ui-web/components/page-frame/disclosure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Letter } from '../parts/letter.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useOffice } from './office-context.ts';
import styles from './who-menu.module.css';

export interface WhoMenuProps {
  readonly changeLanguage: (language: Language) => void;
  /** Null if the caller has no session that can be ended. */
  readonly signOut: (() => void) | null;
}

/** Who works here: the name, and behind it the language and the way out. */
export function WhoMenu({ changeLanguage, signOut }: WhoMenuProps) {
  const { t } = useSpeech();
  const { me } = useOffice();
  return (
    <Disclosure
      className={styles.who}
      summary={
        <>
          <Letter name={me.name} />
          <span className={styles.name}>{me.name}</span>
          <span className="visually-hidden">: {t('office:who.menu')}</span>
        </>
      }
    >
      <div className={styles.menu}>
        <h2>{t('office:who.language')}</h2>
        <LanguageChoice change={changeLanguage} />
        {signOut && (
          <button type="button" className={styles.out} onClick={signOut}>
            {t('office:who.signOut')}
          </button>
        )}
      </div>
    </Disclosure>
  );
}
