import { lazy, useCallback, useEffect, useState } from 'react';
import { readOwnShopCall } from '#adapters/wire/vouchers/shops/read-own-shop.ts';
import { signShopOutCall } from '#adapters/wire/vouchers/shops/shop-keys.ts';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { type Language, languageTag, type LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type Speech, SpeechContext, useSpeech } from '#ui-web/speech.ts';
import { ShopDoor } from './door/door.tsx';
import { useAnswer } from '../office/parts/use-answer.ts';
import { LineNotice } from './line-notice.tsx';
import { lastShop } from './offline/last-shop.ts';
import { SaleTill } from './sale/till.tsx';
import { ShopContext, type ShopInside, type ShopMeans, useShop } from './shop-context.ts';
import { ShopFrame, type TillPlace } from './shop-frame.tsx';

// What most sales do not need is loaded when it is opened.
const ApplyForm = lazy(async () => ({ default: (await import('./apply/apply-form.tsx')).ApplyForm }));
const DayReport = lazy(async () => ({ default: (await import('./day/day-report.tsx')).DayReport }));
const Settlements = lazy(async () => ({
  default: (await import('./settlements/settlements.tsx')).Settlements,
}));
const OwnData = lazy(async () => ({ default: (await import('./data/own-data.tsx')).OwnData }));
const OwnLine = lazy(async () => ({ default: (await import('./offline/own-line.tsx')).OwnLine }));
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
  | { readonly kind: 'in'; readonly own: OwnShop; readonly isNew: boolean; readonly isAway: boolean };

/** Without a line, the shop that was here last is in, as far as the council prepared its device. */
function useOpeningWithoutLine(isAway: boolean, opened: (own: OwnShop) => void): void {
  const means = useShop();
  useEffect(() => {
    const open = async () => {
      const prepared = await means.till.prepared(means.realm, lastShop(means) ?? '');
      if (prepared !== null) opened(prepared.own);
    };
    if (isAway) void open();
  }, [isAway, opened, means]);
}

/** What the council says of who is here, unless something has happened since; without a line, the shop that was here last. */
function usePresence() {
  const means = useShop();
  const { call, realm, till } = means;
  const [since, setPresence] = useState<Presence | null>(null);
  const [own, askAgain] = useAnswer(useCallback(() => call(readOwnShopCall, { realm }), [call, realm]));
  const signedOut = useCallback(() => setPresence({ kind: 'refused' }), []);
  const said = (): Presence => {
    if (own === null) return { kind: 'asking' };
    if (!isLeft(own)) return { kind: 'in', own: own.right, isNew: false, isAway: false };
    return { kind: own.left.kind === 'shopNotAuthorised' ? 'out' : 'away' };
  };
  const presence = since ?? said();
  const opened = useCallback(
    (own: OwnShop) => setPresence({ kind: 'in', own, isNew: false, isAway: true }),
    [],
  );
  useOpeningWithoutLine(presence.kind === 'away', opened);
  const signOut = async () => {
    await call(signShopOutCall, { realm });
    // Nobody takes vouchers without a line at a device that is out; sales that wait stay.
    await till.prepare(realm, lastShop(means) ?? '', null);
    setPresence({ kind: 'out' });
  };
  return { presence, setPresence, askAgain, signedOut, signOut };
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
  const [place, setPlace] = useState<TillPlace>('sale');
  const { presence, setPresence, askAgain, signedOut, signOut } = usePresence();
  const town = said(townName).text;
  if (presence.kind === 'asking') return null;
  if (presence.kind === 'in') {
    const { own, isNew, isAway } = presence;
    return (
      <ShopFrame title={own.name} speak={speak} place={place} go={setPlace} signOut={() => void signOut()}>
        {isNew && !own.hasPasskey ? (
          <AddKey go={(shop) => setPresence({ kind: 'in', own: shop ?? own, isNew: false, isAway })} />
        ) : (
          <OwnLine own={own} isAway={isAway} signedOut={signedOut}>
            <ShopPlaceShown place={place} own={own} signedOut={signedOut} />
          </OwnLine>
        )}
      </ShopFrame>
    );
  }
  return (
    <ShopFrame title={town} speak={speak}>
      {presence.kind === 'away' ? (
        <LineNotice retry={askAgain} />
      ) : (
        <ShopDoor
          key={presence.kind}
          isRefused={presence.kind === 'refused'}
          inside={(own) => setPresence({ kind: 'in', own, isNew: true, isAway: false })}
        />
      )}
    </ShopFrame>
  );
}

/** The place that is open. */
function ShopPlaceShown({ place, ...inside }: ShopInside & { readonly place: TillPlace }) {
  if (place === 'day') return <DayReport {...inside} />;
  if (place === 'payments') return <Settlements {...inside} />;
  return place === 'data' ? <OwnData {...inside} /> : <SaleTill {...inside} />;
}
