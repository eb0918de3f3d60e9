import { type ReactNode, Suspense } from 'react';
import { type Language, languages, languageTag } from '#domain/shared/localized-text.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { ScreenBoundary } from '#ui-web/shell/routing/screen-boundary.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { LineNotice } from './line-notice.tsx';
import styles from './shop.module.css';

/** What a shop that is signed in may open. */
export const tillPlaces = ['sale', 'day', 'payments', 'listing', 'data'] as const;
/** One of these places. */
export type TillPlace = (typeof tillPlaces)[number];

interface ShopFrameProps {
  readonly title: string;
  readonly speak: (language: Language) => void;
  readonly place?: TillPlace;
  readonly go?: (place: TillPlace) => void;
  readonly signOut?: () => void;
  readonly children: ReactNode;
}

/** In place of a part whose file did not come: a sale is in the device, and is there again after loading. */
function BrokenPart({ sells }: { readonly sells: boolean }) {
  const { t } = useSpeech();
  return (
    <LineNotice retry={() => window.location.reload()}>
      {sells ? <p>{t('shop:broken')}</p> : undefined}
    </LineNotice>
  );
}

/** The head of the page, and what is below it. */
export function ShopFrame({ title, speak, place, go, signOut, children }: ShopFrameProps) {
  const { t, language } = useSpeech();
  return (
    <>
      <header className={styles.head}>
        <div className={styles.headRow}>
          <b>{title}</b>
          {go !== undefined && (
            <nav aria-label={t('shop:for')}>
              {tillPlaces.map((one) => (
                <Button
                  key={one}
                  look="text"
                  size="short"
                  aria-current={one === place ? 'page' : undefined}
                  onClick={() => go(one)}
                >
                  {t(`shop:menu.${one}`)}
                </Button>
              ))}
              <Button look="text" size="short" onClick={signOut}>
                {t('shop:menu.signOut')}
              </Button>
            </nav>
          )}
          <select
            aria-label={t('shop:languages')}
            value={language}
            onChange={(event) => speak(event.target.value as Language)}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={languageTag(one)}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </div>
      </header>
      <main className={styles.page}>
        <ScreenBoundary key={place} broken={<BrokenPart sells={go !== undefined} />}>
          <Suspense>{children}</Suspense>
        </ScreenBoundary>
      </main>
    </>
  );
}
