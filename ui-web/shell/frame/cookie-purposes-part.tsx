import { use } from 'react';
import { CookiePurposes } from '#ui-web/components/cookie-banner/cookie-purposes.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type CookieChoice, cookiePurposes } from './cookie-choice.ts';

interface CookiePurposesPartProps {
  /** The earlier choice; null if the visitor has not chosen yet. */
  readonly before: CookieChoice | null;
  readonly onSave: (choice: CookieChoice) => void;
}

/** Asks purpose by purpose what may be stored. */
export function CookiePurposesPart({ before, onSave }: CookiePurposesPartProps) {
  const { t, later } = useSpeech();
  use(later());
  return (
    <CookiePurposes
      texts={{
        save: t('cookie-purposes:save'),
        unanswered: t('cookie-purposes:unanswered'),
        yes: t('cookie-purposes:yes'),
        no: t('cookie-purposes:no'),
      }}
      purposes={cookiePurposes.map((id) => ({
        id,
        title: t(`cookie-purposes:${id}.title`),
        detail: t(`cookie-purposes:${id}.detail`),
      }))}
      {...(before && { chosen: before.proposals })}
      onSave={(allowed) =>
        onSave({
          isAccepted: allowed.length > 0,
          proposals: {
            device: allowed.includes('device'),
            geolocation: allowed.includes('geolocation'),
            deviceID: allowed.includes('deviceID'),
          },
        })
      }
    />
  );
}
