import { useState } from 'react';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { forAll, storeCookieChoice, storedCookieChoice } from '#ui-web/shell/frame/cookie-choice.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../pocket.module.css';
import { SwitchRow } from './switch-row.tsx';

/** Whether pages may ask the device where it is: the choice that the banner about cookies keeps. */
export function LocationPart() {
  const { t } = useSpeech();
  const { site } = usePlace();
  const [isOn, setOn] = useState(() => storedCookieChoice()?.proposals.geolocation ?? true);
  const change = (next: boolean) => {
    const { proposals } = storedCookieChoice() ?? forAll(false);
    const chosen = { ...proposals, geolocation: next };
    storeCookieChoice(
      { isAccepted: Object.values(chosen).some(Boolean), proposals: chosen },
      site.remembersCookieRefusal,
    );
    setOn(next);
  };
  return (
    <section className={styles.section} aria-labelledby="location">
      <h2 id="location">{t('pocket:settings.location')}</h2>
      <SwitchRow
        title={t('pocket:settings.locationUse')}
        detail={t('pocket:settings.locationNote')}
        isOn={isOn}
        onChange={change}
      />
    </section>
  );
}
