import type { Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { ageOf } from '../form/form-place.ts';
import type { FormPart, TextPart } from '../form/form-tree.ts';
import styles from './editor.module.css';
import type { OpenDocument } from './open-document.ts';

interface LanguageBarProps {
  readonly document: OpenDocument;
  readonly parts: readonly FormPart[];
  readonly columns: readonly Language[];
  readonly isNarrow: boolean;
  readonly choose: (language: Language) => void;
  readonly isMissingOnly: boolean;
  readonly setMissingOnly: (isOn: boolean) => void;
}

const textsIn = (parts: readonly FormPart[]): readonly TextPart[] =>
  parts.flatMap((part) => {
    if (part.kind === 'text') return [part];
    if (part.kind === 'list') return part.items.flatMap((item) => textsIn(item.parts));
    return part.kind === 'group' && part.isThere ? textsIn(part.parts()) : [];
  });

/** Which languages are shown, how many texts each lacks, and whether only these are shown. */
export function LanguageBar(props: LanguageBarProps) {
  const { document, parts, columns, isNarrow, choose, isMissingOnly, setMissingOnly } = props;
  const { t } = useSpeech();
  const { languages } = document;
  const [first] = languages;
  if (languages.length < 2) return null;
  const texts = textsIn(parts);
  const open = (language: Language) =>
    texts.filter((part) => ['older', 'missing'].includes(ageOf(part, language, document))).length;
  const all = languages.reduce((sum, language) => sum + open(language), 0);
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
            {open(language) > 0 && <small>{t('office-documents:toDo', { count: open(language) })}</small>}
          </button>
        ))}
      </div>
      <label>
        <input
          type="checkbox"
          checked={isMissingOnly}
          onChange={(event) => setMissingOnly(event.target.checked)}
        />
        {t('office-documents:onlyMissing', { n: all })}
      </label>
    </div>
  );
}
