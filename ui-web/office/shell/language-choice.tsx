import { type Language, languages, languageTag } from '#domain/shared/localized-text.ts';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';

interface LanguageChoiceProps {
  readonly className?: string | undefined;
  /** The name of the list where no heading above says it. */
  readonly label?: string;
  readonly change: (language: Language) => void;
}

/** The languages of the office, each in its own words. */
export function LanguageChoice({ className, label, change }: LanguageChoiceProps) {
  const { language } = useSpeech();
  return (
    <ul role="list" className={className} aria-label={label}>
      {languages.map((one) => (
        <li key={one}>
          <button
            type="button"
            lang={languageTag(one)}
            aria-pressed={one === language}
            onClick={() => change(one)}
          >
            {languageNames[one]}
          </button>
        </li>
      ))}
    </ul>
  );
}
