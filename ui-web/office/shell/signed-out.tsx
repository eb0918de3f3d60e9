import type { Language } from '#domain/shared/localized-text.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { useEffect } from 'react';
import type { OfficeTown } from '../office-facts.ts';
import { Entrance } from '../access/entrance.tsx';
import styles from './frame.module.css';
import { OfficeMark } from './office-mark.tsx';
import { LanguageChoice } from './language-choice.tsx';

export interface SignedOutProps {
  readonly council: OfficeCouncil;
  readonly town: OfficeTown;
  /** True if the server gave no answer: then nobody knows whether there is a session. */
  readonly isUnreachable: boolean;
  readonly retry: () => void;
  readonly changeLanguage: (language: Language) => void;
}

/** The office before somebody is signed in. */
export function SignedOut({ council, town, isUnreachable, retry, changeLanguage }: SignedOutProps) {
  const { t, said } = useSpeech();
  const name = said(town.name).text;
  useEffect(() => {
    document.title = `${t('office:name')} · ${name}`;
  }, [t, name]);
  return (
    <>
      <header className={styles.head}>
        <TileBand height={10} />
        <div className={styles.bar}>
          <a className={styles.mark} href="/">
            <OfficeMark town={town} />
          </a>
          <LanguageChoice
            className={styles.languages}
            label={t('office:who.language')}
            change={changeLanguage}
          />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={isUnreachable ? styles.body : styles.entrance}>
        {isUnreachable ? (
          <ErrorState
            level={1}
            title={t('office:unreachable.title')}
            retry={{ text: t('office:again'), onClick: retry }}
          >
            <p>{t('office:unreachable.text')}</p>
          </ErrorState>
        ) : (
          <Entrance council={council} town={town} enter={retry} />
        )}
      </main>
    </>
  );
}
