import type { Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { ageOf, useForm } from '../form/form-place.ts';
import type { FormPart } from '../form/form-tree.ts';
import { textParts, textsToDo } from '../form/texts-to-do.ts';
import styles from './editor.module.css';
import type { OpenDocument } from './open-document.ts';

interface LanguageBarProps {
  readonly document: OpenDocument;
  readonly parts: readonly FormPart[];
  readonly columns: readonly Language[];
  readonly isNarrow: boolean;
  readonly choose: (language: Language) => void;
  readonly showMissing: (isOn: boolean) => void;
}

/** How many texts a language has older and lacks, in words; empty if none. */
function useToDoWords({ document, parts }: LanguageBarProps): (language: Language) => string {
  const { t } = useSpeech();
  const texts = textParts(parts);
  return (language) => {
    const ages = texts.map((part) => ageOf(part, language, document));
    const count = (age: string) => ages.filter((one) => one === age).length;
    const [older, missing] = [count('older'), count('missing')];
    return [
      ...(older > 0 ? [t('office-documents:older', { count: older })] : []),
      ...(missing > 0 ? [t('office-documents:missing', { count: missing })] : []),
    ].join(', ');
  };
}

/** Which languages are shown, what each lacks or has older, and whether only that is shown. */
export function LanguageBar(props: LanguageBarProps) {
  const { document, parts, columns, isNarrow, choose, showMissing } = props;
  const { t } = useSpeech();
  const { isMissingOnly } = useForm();
  const { languages } = document;
  const [first] = languages;
  const toDo = useToDoWords(props);
  if (languages.length < 2) return null;
  const shown = textsToDo(parts, columns, document).size;
  const choices = isNarrow ? languages : languages.filter((language) => language !== first);
  return (
    <div className={styles.languages}>
      <div role="group" aria-label={t('office-documents:languages')}>
        {choices.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={columns.includes(language)}
            onClick={() => choose(language)}
          >
            {t(`office-documents:language.${language}`)}
            {toDo(language) !== '' && <small>{toDo(language)}</small>}
          </button>
        ))}
      </div>
      <label>
        <input
          type="checkbox"
          checked={isMissingOnly}
          onChange={(event) => showMissing(event.target.checked)}
        />
        {t('office-documents:onlyMissing', { n: shown })}
      </label>
      {isMissingOnly && (
        <p className={styles.pass}>
          {shown === 0 ? t('office-documents:nothingToDo') : t('office-documents:passKeys')}
        </p>
      )}
    </div>
  );
}
