import { useState } from 'react';
import { pushSubjects } from '#domain/push/subjects.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { PocketPartProps } from '../part-props.ts';
import styles from '../pocket.module.css';
import {
  applyTheme,
  colourThemes,
  type DeviceSettings,
  storedSettings,
  storeSettings,
} from './device-settings.ts';
import { LanguagePart } from './language-part.tsx';
import { LetterSize } from './letter-size.tsx';
import { LocationPart } from './location-part.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { SharePart } from './share-part.tsx';
import { StoragePart } from './storage-part.tsx';
import { SwitchRow } from './switch-row.tsx';
import { TourPart } from './tour-part.tsx';

/** What somebody chose on this device, at once in force. */
export function SettingsPart({ page, presenter }: PocketPartProps) {
  const { t } = useSpeech();
  const [settings, setSettings] = useState(storedSettings);
  const change = (part: Partial<DeviceSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    storeSettings(next);
    applyTheme(next.theme);
  };
  return (
    <>
      <ScreenTitle of={t('pocket:settings.title')} />
      <Notifications settings={settings} change={change} />
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
          selected={[settings.theme]}
          onChange={([value]) => change({ theme: colourThemes.find((one) => one === value) ?? 'system' })}
        />
      </section>
      <LocationPart />
      <PrivacyPart page={page} presenter={presenter} />
      <SharePart />
      <TourPart presenter={presenter} />
      <StoragePart presenter={presenter} />
    </>
  );
}

interface NotificationsProps {
  readonly settings: DeviceSettings;
  readonly change: (part: Partial<DeviceSettings>) => void;
}

/** A switch for each subject; all are off at first. */
function Notifications({ settings: { notifications }, change }: NotificationsProps) {
  const { t } = useSpeech();
  return (
    <section className={styles.section} aria-labelledby="notify">
      <h2 id="notify">{t('pocket:settings.notify')}</h2>
      <p>{t('pocket:settings.notifyLead')}</p>
      <div className={styles.rows}>
        {pushSubjects.map((subject) => (
          <SwitchRow
            key={subject}
            title={t(`pocket:subject.${subject}.title`)}
            detail={t(`pocket:subject.${subject}.detail`)}
            isOn={notifications.includes(subject)}
            onChange={(isOn) =>
              change({
                notifications: pushSubjects.filter((one) =>
                  one === subject ? isOn : notifications.includes(one),
                ),
              })
            }
          />
        ))}
      </div>
    </section>
  );
}
