import type { Examples } from '#ui-web/gallery/example.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { CookiePurposes } from './cookie-purposes.tsx';
import { sampleCookies, samplePurposes } from './sample-cookies.ts';

const nothing = () => undefined;

export const examples: Examples = {
  'Asking for the first time': () => (
    <CookieBanner
      texts={sampleCookies}
      privacy={<a href="#privacy">Protección de datos</a>}
      purposes={<CookiePurposes {...samplePurposes} onSave={nothing} />}
      onAcceptAll={nothing}
      onRejectAll={nothing}
    />
  ),
};
