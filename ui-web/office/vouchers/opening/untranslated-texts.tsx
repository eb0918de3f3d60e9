import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import votes from '../../votes/votes.module.css';
import { useChangedName } from './drafted-changes.tsx';

const nameIn = (language: string): string => (isLanguage(language) ? languageNames[language] : language);

/** The texts of the campaign that residents would read in another language than they chose, for those who sign it. */
export function UntranslatedTexts({
  campaign: { untranslated },
}: {
  readonly campaign: Pick<OfficeCampaignAnswer, 'untranslated'>;
}) {
  const { t } = useSpeech();
  const nameOf = useChangedName();
  if (untranslated.length === 0) return null;
  return (
    <>
      <p>{t('office-vouchers:open.untranslated')}</p>
      <ul className={votes.marked}>
        {untranslated.map(({ path, languages }) => (
          <li key={path}>
            {/^(?:types|areas)\//u.test(path) ? nameOf(path.split('/', 1)[0] ?? path) : nameOf(path)}:{' '}
            {languages.map(nameIn).join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}
