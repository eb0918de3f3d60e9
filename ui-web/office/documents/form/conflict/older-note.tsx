import type { FieldPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../../parts/office-button.tsx';
import { mayWrite, useForm } from '../form-place.ts';
import styles from './conflict.module.css';
import { useValueWords } from '../value-words.ts';
import { WordsMarked } from './words-marked.tsx';

interface OlderNoteProps {
  readonly path: FieldPath;
  readonly language: Language;
  readonly first: Language;
  /** The text that the translation was made from, and as it is now. */
  readonly from: string;
  readonly now: Json | undefined;
}

/** That a translation is older, and what has changed in its source since. */
export function OlderNote({ path, language, first, from, now }: OlderNoteProps) {
  const { t } = useSpeech();
  const { document, confirm } = useForm();
  const wordsOf = useValueWords();
  return (
    <div className={styles.older}>
      <p>
        <b>{t('office-documents:age.olderThan', { language: t(`office-documents:language.${first}`) })}</b>{' '}
        {t('office-documents:age.changed')} «<WordsMarked was={wordsOf(from)} now={wordsOf(now)} isShort />»
      </p>
      {mayWrite(document, language) && (
        <OfficeButton look="text" onClick={() => confirm(path)}>
          {t('office-documents:age.upToDate')}
        </OfficeButton>
      )}
    </div>
  );
}
