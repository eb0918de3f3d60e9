import { useState } from 'react';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { PocketPartProps } from '../part-props.ts';
import styles from '../pocket.module.css';
import {
  applyTheme,
  type ColourTheme,
  colourThemes,
  storedSettings,
  storeSettings,
} from './device-settings.ts';
import { LanguagePart } from './language-part.tsx';
import { LetterSize } from './letter-size.tsx';
import { LocationPart } from './location-part.tsx';
import { PhonePart } from './notify/phone-part.tsx';
import { usePhone } from './notify/use-phone.ts';
import { PrivacyPart } from './privacy-part.tsx';
import { SharePart } from './share-part.tsx';
import { StoragePart } from './storage-part.tsx';
import { TourPart } from './tour-part.tsx';

/** What somebody chose on this device, at once in force. */
export function SettingsPart({ page, presenter }: PocketPartProps) {
  const { t } = useSpeech();
  const phone = usePhone();
  const [theme, setTheme] = useState(() => storedSettings().theme);
  const change = (next: ColourTheme) => {
    setTheme(next);
    storeSettings({ theme: next });
    applyTheme(next);
  };
  return (
    <>
      <ScreenTitle of={t('pocket:settings.title')} />
      <PhonePart phone={phone} />
      <LetterSize />
      <LanguagePart />
      <section className={styles.section} aria-labelledby="theme">
        <h2 id="theme">{t('pocket:settings.theme')}</h2>
        <ChoiceGroup
          kind="radio"
          name="theme"
          legend={t('pocket:settings.theme')}
          legendHidden
          compact
          options={colourThemes.map((value) => ({ value, title: t(`pocket:settings.themes.${value}`) }))}
          selected={[theme]}
          onChange={([value]) => change(colourThemes.find((one) => one === value) ?? 'system')}
        />
      </section>
      <LocationPart />
      <PrivacyPart page={page} presenter={presenter} />
      <SharePart />
      <TourPart presenter={presenter} />
      <StoragePart presenter={presenter} onClear={() => void phone.load()} />
    </>
  );
}
