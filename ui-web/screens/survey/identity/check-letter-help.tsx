import { useSpeech } from '#ui-web/speech.ts';
import { hasWrongLetter } from './census-form.ts';
import styles from './check-letter-help.module.css';

/** Below the field of the identity number, during typing: letter and digits do not agree. */
export function CheckLetterHelp({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  return (
    <div role="status" className={styles.help}>
      {hasWrongLetter({ id }) && <p>{t('survey:census.wrongLetter')}</p>}
    </div>
  );
}
