import type { Examples } from '#ui-web/gallery/example.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { sampleCookies } from './sample-cookies.ts';

const nothing = () => undefined;

export const examples: Examples = {
  'Asking for the first time': () => (
    <CookieBanner
      {...sampleCookies}
      privacy={<a href="#privacy">Protección de datos</a>}
      onAcceptAll={nothing}
      onRejectAll={nothing}
      onSave={nothing}
    />
  ),
};
