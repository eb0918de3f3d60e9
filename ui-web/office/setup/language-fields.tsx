import type { ReactNode } from 'react';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './setup.module.css';

interface LanguageFieldsProps {
  readonly languages: readonly Language[];
  readonly children: (language: Language) => ReactNode;
}

/** The same fields in each language of the town: its own first, the others below, where there are any. */
export function LanguageFields({ languages, children }: LanguageFieldsProps) {
  const { t } = useSpeech();
  const [first = 'es', ...others] = languages;
  return (
    <>
      <Group language={first} isNamed={others.length > 0}>
        {children(first)}
      </Group>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {t('office-setup:others')}: {others.map((one) => languageNames[one]).join(', ')}
          </summary>
          {others.map((language) => (
            <Group key={language} language={language} isNamed>
              {children(language)}
            </Group>
          ))}
        </details>
      )}
    </>
  );
}

interface GroupProps {
  readonly language: Language;
  readonly isNamed: boolean;
  readonly children: ReactNode;
}

function Group({ language, isNamed, children }: GroupProps) {
  if (!isNamed) return <div className={styles.group}>{children}</div>;
  return (
    <fieldset className={styles.group}>
      <legend lang={languageTag(language)}>{languageNames[language]}</legend>
      {children}
    </fieldset>
  );
}
