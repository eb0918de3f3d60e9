import { useEffect, useState } from 'react';
import { CookieBanner } from '#ui-web/components/cookie-banner/cookie-banner.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { type CookieTexts, cookieTexts } from '#ui-web/i18n/cookie-texts.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { CookieAsking } from './cookie-asking.ts';
import {
  type CookieChoice,
  cookiePurposes,
  forAll,
  storeCookieChoice,
  storedCookieChoice,
} from './cookie-choice.ts';
import { usePlace } from './council-context.ts';

/** The cookie banner with its words, which come with it: whoever has chosen loads neither. */
export function CookiePart({ asking, answered }: Omit<CookieAsking, 'ask'>) {
  const { language } = useSpeech();
  const { site } = usePlace();
  const [texts, setTexts] = useState<CookieTexts | null>(null);
  useEffect(() => {
    let wanted = true;
    void cookieTexts(language).then((found) => wanted && setTexts(found));
    return () => {
      wanted = false;
    };
  }, [language]);
  if (texts === null || asking === 'no') return null;
  const keep = (choice: CookieChoice) => {
    storeCookieChoice(choice, site.remembersCookieRefusal);
    answered();
  };
  const before = storedCookieChoice();
  return (
    <CookieBanner
      texts={texts}
      privacy={site.privacy !== null && <Link href={`/pagina/${site.privacy}`}>{texts.privacy}</Link>}
      purposes={cookiePurposes.map((id) => ({ id, ...texts[id] }))}
      {...(before && { chosen: before.proposals })}
      focused={asking === 'again'}
      onAcceptAll={() => keep(forAll(true))}
      onRejectAll={() => keep(forAll(false))}
      onSave={(allowed) =>
        keep({
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
