import { lazy, useEffect, useState } from 'react';
import { type Language, languageTag, type LocalizedText } from '#domain/shared/localized-text.ts';
import { type Speech, SpeechContext, useSpeech } from '#ui-web/speech.ts';
import { PlaceBoundary } from './broken-part.tsx';
import { ShopDoor } from './door/door.tsx';
import { LineNotice } from './line-notice.tsx';
import { SaleTill } from './sale/till.tsx';
import { ShopContext, type ShopInside, type ShopMeans } from './shop-context.ts';
import { ShopFrame, type TillPlace } from './shop-frame.tsx';
import { usePresence } from './use-presence.ts';

// What most sales do not need is loaded when it is opened.
const ApplyForm = lazy(async () => ({ default: (await import('./apply/apply-form.tsx')).ApplyForm }));
const DayReport = lazy(async () => ({ default: (await import('./day/day-report.tsx')).DayReport }));
const Settlements = lazy(async () => ({
  default: (await import('./settlements/settlements.tsx')).Settlements,
}));
const OwnData = lazy(async () => ({ default: (await import('./data/own-data.tsx')).OwnData }));
const OwnListingPage = lazy(async () => ({
  default: (await import('./listing/own-listing.tsx')).OwnListingPage,
}));
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
            <PlaceBoundary place={place}>
              <ShopPlaceShown place={place} own={own} signedOut={signedOut} />
            </PlaceBoundary>
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
  if (place === 'listing') return <OwnListingPage {...inside} />;
  return place === 'data' ? <OwnData {...inside} /> : <SaleTill {...inside} />;
}
