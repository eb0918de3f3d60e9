import { type Language, languages as all } from '#domain/shared/localized-text.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';

interface LanguagesFieldsProps {
  /** The first one is the town’s own. */
  readonly languages: readonly Language[];
  readonly change: (languages: readonly Language[]) => void;
}

const named = (languages: readonly Language[]) =>
  languages.map((language) => ({ value: language, title: languageNames[language] }));

/** The first language of a town, and its others. */
export function LanguagesFields({ languages, change }: LanguagesFieldsProps) {
  const { t } = useSpeech();
  const [first = 'es', ...others] = languages;
  const choose = (one: Language) => change([one, ...languages.filter((other) => other !== one)]);
  return (
    <>
      <ChoiceGroup
        kind="radio"
        name="first-language"
        compact
        legend={t('office-setup:new.languages.first')}
        options={named(all)}
        selected={[first]}
        onChange={([one]) => one !== undefined && choose(one as Language)}
      />
      <ChoiceGroup
        kind="checkbox"
        name="other-languages"
        compact
        legend={t('office-setup:new.languages.others')}
        options={named(all.filter((one) => one !== first))}
        selected={others}
        onChange={(chosen) => change([first, ...(chosen as readonly Language[])])}
      />
    </>
  );
}
