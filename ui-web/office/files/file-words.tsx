import { useState } from 'react';
import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import { mostWords } from '#domain/files/town-file.ts';
import { type Language, languages, languageTag } from '#domain/shared/localized-text.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { shownLanguages } from '../parts/usual-languages.ts';
import { useOffice } from '../shell/office-context.ts';
import type { FileChangeBody } from './read-file.ts';
import styles from './files.module.css';

interface FileWordsProps {
  readonly file: OfficeFile;
  readonly change: (body: FileChangeBody, done: string) => Promise<void>;
}

/** What a picture shows, in words, for those who cannot see it: by language. */
export function FileWords({ file, change }: FileWordsProps) {
  const { t } = useSpeech();
  const { town } = useOffice();
  const [words, setWords] = useState<Readonly<Record<string, string>>>(file.words);
  const first = shownLanguages(town.defaultLanguage, file.words);
  const others = languages.filter((one) => !first.includes(one));
  const field = (language: Language) => (
    <TextField
      key={language}
      label={languageNames[language]}
      lang={languageTag(language)}
      value={words[language] ?? ''}
      onChange={(text) => setWords({ ...words, [language]: text })}
      multiline={2}
      width="100%"
      maxLength={mostWords}
    />
  );
  return (
    <form
      className={styles.part}
      aria-labelledby="file-words"
      onSubmit={(event) => {
        event.preventDefault();
        void change({ words }, t('office-files:words.kept'));
      }}
    >
      <h2 id="file-words">{t('office-files:words.title')}</h2>
      <p className="note">{t('office-files:words.hint')}</p>
      {first.map(field)}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{t('office-files:words.others')}</summary>
          {others.map(field)}
        </details>
      )}
      <OfficeButton type="submit">{t('office-files:words.keep')}</OfficeButton>
    </form>
  );
}
