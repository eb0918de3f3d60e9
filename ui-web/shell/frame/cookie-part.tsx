import { CookieBanner } from '#ui-web/components/cookie-banner/cookie-banner.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { CookieAsking } from './cookie-asking.ts';
import {
  type CookieChoice,
  cookiePurposes,
  forAll,
  storeCookieChoice,
  storedCookieChoice,
} from './cookie-choice.ts';
import { usePlace } from '../council-context.ts';

/** The cookie banner. It is drawn with the first page, so that nothing moves while the visitor reads. */
export function CookiePart({ asking, answered }: Omit<CookieAsking, 'ask'>) {
  const { t } = useSpeech();
  const { site } = usePlace();
  if (asking === 'no') return null;
  const keep = (choice: CookieChoice) => {
    storeCookieChoice(choice, site.remembersCookieRefusal);
    answered();
  };
  const before = storedCookieChoice();
  return (
    <CookieBanner
      texts={{
        title: t('cookies:title'),
        lead: t('cookies:lead'),
        accept: t('cookies:accept'),
        reject: t('cookies:reject'),
        configure: t('cookies:configure'),
        save: t('cookies:save'),
        unanswered: t('cookies:unanswered'),
        yes: t('cookies:yes'),
        no: t('cookies:no'),
      }}
      privacy={site.privacy !== null && <Link href={`/pagina/${site.privacy}`}>{t('cookies:privacy')}</Link>}
      purposes={cookiePurposes.map((id) => ({
        id,
        title: t(`cookies:${id}.title`),
        detail: t(`cookies:${id}.detail`),
      }))}
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
