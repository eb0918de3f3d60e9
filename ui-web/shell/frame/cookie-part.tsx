import { lazy } from 'react';
import { CookieBanner } from '#ui-web/components/cookie-banner/cookie-banner.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { CookieAsking } from './cookie-asking.ts';
import { type CookieChoice, forAll, storeCookieChoice, storedCookieChoice } from './cookie-choice.ts';
import { usePlace } from '../council-context.ts';
import { AddedPart } from '../routing/added-part.tsx';

/** Few readers want the purposes one by one: they and their texts are loaded when asked for. */
const CookiePurposesPart = lazy(async () => ({
  default: (await import('./cookie-purposes-part.tsx')).CookiePurposesPart,
}));

/** The cookie banner. It is drawn with the first page, so that nothing moves while the visitor reads. */
export function CookiePart({ asking, answered }: Omit<CookieAsking, 'ask'>) {
  const { t } = useSpeech();
  const { site } = usePlace();
  if (asking === 'no') return null;
  const keep = (choice: CookieChoice) => {
    storeCookieChoice(choice, site.remembersCookieRefusal);
    answered();
  };
  return (
    <CookieBanner
      texts={{
        title: t('cookies:title'),
        lead: t('cookies:lead'),
        accept: t('cookies:accept'),
        reject: t('cookies:reject'),
        configure: t('cookies:configure'),
      }}
      privacy={site.privacy !== null && <Link href={`/pagina/${site.privacy}`}>{t('cookies:privacy')}</Link>}
      purposes={
        <AddedPart missing={<p role="alert">{t('shell:broken.text')}</p>}>
          <CookiePurposesPart before={storedCookieChoice()} onSave={keep} />
        </AddedPart>
      }
      focused={asking === 'again'}
      onAcceptAll={() => keep(forAll(true))}
      onRejectAll={() => keep(forAll(false))}
    />
  );
}
