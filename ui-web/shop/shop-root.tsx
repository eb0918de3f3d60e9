import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { readOwnShopCall } from '#adapters/wire/vouchers/shops/read-own-shop.ts';
import { signShopOutCall } from '#adapters/wire/vouchers/shops/shop-keys.ts';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { type Language, languages, languageTag, type LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { type Speech, SpeechContext, useSpeech } from '#ui-web/speech.ts';
import { ShopDoor } from './door/door.tsx';
import { useAnswer } from '../office/parts/use-answer.ts';
import { SaleTill } from './sale/till.tsx';
import { ShopContext, type ShopMeans, useShop } from './shop-context.ts';
import styles from './shop.module.css';

// What most sales do not need is loaded when it is opened.
const ApplyForm = lazy(async () => ({ default: (await import('./apply/apply-form.tsx')).ApplyForm }));
const DayReport = lazy(async () => ({ default: (await import('./day/day-report.tsx')).DayReport }));
const AddKey = lazy(async () => ({ default: (await import('./door/add-key.tsx')).AddKey }));

interface ShopRootProps {
  readonly means: ShopMeans;
  readonly townName: LocalizedText;
  readonly path: string;
  readonly firstSpeech: Speech;
  readonly speakIn: (language: Language) => Promise<Speech>;
}

/** The page of shops. */
export function ShopRoot({ means, townName, path, firstSpeech, speakIn }: ShopRootProps) {
  const [speech, setSpeech] = useState(firstSpeech);
  useEffect(() => {
    document.documentElement.lang = languageTag(speech.language);
    document.title = `${speech.t('shop:title')} · ${speech.said(townName).text}`;
  }, [speech, townName]);
  const speak = (language: Language) => void speakIn(language).then(setSpeech);
  return (
    <SpeechContext value={speech}>
      <ShopContext value={means}>
        {path.startsWith('/bonos/tienda/alta') ? (
          <ShopFrame title={speech.said(townName).text} speak={speak}>
            <ApplyForm />
          </ShopFrame>
        ) : (
          <ShopDesk townName={townName} speak={speak} />
        )}
      </ShopContext>
    </SpeechContext>
  );
}

/** Who is here: unknown, nobody, nobody any more, no line, or a shop. */
type Presence =
  | { readonly kind: 'asking' | 'out' | 'refused' | 'away' }
  | { readonly kind: 'in'; readonly own: OwnShop; readonly isNew: boolean };

/** What the council says of who is here, unless something has happened since. */
function usePresence() {
  const { call, realm } = useShop();
  const [since, setPresence] = useState<Presence | null>(null);
  const [own, askAgain] = useAnswer(useCallback(() => call(readOwnShopCall, { realm }), [call, realm]));
  const signedOut = useCallback(() => setPresence({ kind: 'refused' }), []);
  const said = (): Presence => {
    if (own === null) return { kind: 'asking' };
    if (!isLeft(own)) return { kind: 'in', own: own.right, isNew: false };
    return { kind: own.left.kind === 'shopNotAuthorised' ? 'out' : 'away' };
  };
  const signOut = async () => {
    await call(signShopOutCall, { realm });
    setPresence({ kind: 'out' });
  };
  return { presence: since ?? said(), setPresence, askAgain, signedOut, signOut };
}

/** The till and the day of a shop that is signed in; its door otherwise. */
function ShopDesk({
  townName,
  speak,
}: {
  readonly townName: LocalizedText;
  readonly speak: (language: Language) => void;
}) {
  const { said } = useSpeech();
  const [place, setPlace] = useState<'sale' | 'day'>('sale');
  const { presence, setPresence, askAgain, signedOut, signOut } = usePresence();
  const town = said(townName).text;
  if (presence.kind === 'asking') return null;
  if (presence.kind === 'in') {
    const { own, isNew } = presence;
    return (
      <ShopFrame title={own.name} speak={speak} place={place} go={setPlace} signOut={() => void signOut()}>
        {isNew && !own.hasPasskey ? (
          <AddKey go={(shop) => setPresence({ kind: 'in', own: shop ?? own, isNew: false })} />
        ) : place === 'day' ? (
          <DayReport own={own} signedOut={signedOut} />
        ) : (
          <SaleTill own={own} signedOut={signedOut} />
        )}
      </ShopFrame>
    );
  }
  return (
    <ShopFrame title={town} speak={speak}>
      {presence.kind === 'away' ? (
        <AwayNotice retry={askAgain} />
      ) : (
        <ShopDoor
          key={presence.kind}
          isRefused={presence.kind === 'refused'}
          inside={(own) => setPresence({ kind: 'in', own, isNew: true })}
        />
      )}
    </ShopFrame>
  );
}

/** That the council cannot be reached. */
function AwayNotice({ retry }: { readonly retry: () => void }) {
  const { t } = useSpeech();
  return (
    <Notice
      tone="error"
      live="assertive"
      actions={
        <Button look="outline" onClick={retry}>
          {t('shop:door.again')}
        </Button>
      }
    >
      <p>{t('shop:door.line')}</p>
    </Notice>
  );
}

interface ShopFrameProps {
  readonly title: string;
  readonly speak: (language: Language) => void;
  readonly place?: 'sale' | 'day';
  readonly go?: (place: 'sale' | 'day') => void;
  readonly signOut?: () => void;
  readonly children: ReactNode;
}

/** The head of the page, and what is below it. */
function ShopFrame({ title, speak, place, go, signOut, children }: ShopFrameProps) {
  const { t, language } = useSpeech();
  return (
    <>
      <header className={styles.head}>
        <div className={styles.headRow}>
          <b>{title}</b>
          {go !== undefined && (
            <nav aria-label={t('shop:for')}>
              {(['sale', 'day'] as const).map((one) => (
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
        <Suspense>{children}</Suspense>
      </main>
    </>
  );
}
