import type { BuiltOption } from '#domain/forms/builder/options.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { useForm } from '../../documents/form/form-place.ts';
import { PlacedMarks } from '../../documents/form/placed-value.tsx';
import { idOf, mayWrite } from '../../documents/form/form-place.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../builder/options.module.css';

interface OptionTextProps {
  readonly option: BuiltOption;
  readonly language: Language;
  readonly label: string;
  readonly onChange: (words: string | undefined) => void;
}

/** The text of an option in a language, in a cell of the table. */
export function OptionText({ option, language, label, onChange }: OptionTextProps) {
  const { t } = useSpeech();
  const { document, goTo } = useForm();
  const { text, textPath } = option;
  const [first = 'es'] = document.languages;
  const isWhole = typeof text === 'string';
  const path = isWhole && language === first ? textPath : `${textPath}/${language}`;
  const words = isWhole ? (language === first ? text : '') : (text?.[language] ?? '');
  const isAsked = document.unsent.get(path)?.other ?? document.outdated.get(path) ?? null;
  const isMissing = words.trim() === '' && !isWhole;
  return (
    <div onFocus={() => goTo(path)}>
      <textarea
        rows={1}
        id={idOf(path)}
        data-option=""
        className={isMissing ? styles.missing : undefined}
        aria-label={label}
        lang={languageTag(language)}
        placeholder={isMissing ? t('office-documents:age.missingHere') : isWhole && words === '' ? text : ''}
        value={words}
        readOnly={!mayWrite(document, language) || isAsked !== null}
        onKeyDown={(event) => {
          // An option has no second line.
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={({ target: { value } }) => {
          const line = value.replaceAll(/[\r\n]+/gu, ' ');
          onChange(line === '' ? undefined : line);
        }}
      />
      <PlacedMarks path={path} />
    </div>
  );
}
