import { type ReactNode, Suspense } from 'react';
import { type Language, languages, languageTag } from '#domain/shared/localized-text.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { ScreenBoundary } from '#ui-web/shell/routing/screen-boundary.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { BrokenPart } from './broken-part.tsx';
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
        {/* Not anew with each place: what knows of the line and of unsent sales stays. */}
        <ScreenBoundary broken={<BrokenPart sells={go !== undefined} />}>
          <Suspense>{children}</Suspense>
        </ScreenBoundary>
      </main>
    </>
  );
}
