import { lazy, Suspense, useState } from 'react';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import { NewCode } from './new-code.tsx';
import { ShopActs } from './shop-acts.tsx';
import { AskedCorrection } from './asked-correction.tsx';
import { AskedPhoto } from './asked-photo.tsx';
import { ShopDeviceList } from './shop-devices.tsx';
import { ShopFacts } from './shop-facts.tsx';
import { ShopHistory } from './shop-history.tsx';
import { ShopVisits } from './shop-visits.tsx';
import { ShopOnMap } from './shop-on-map.tsx';
import type { SeenShop } from './seen-shop.ts';
import styles from './shops.module.css';
import { SoldList } from './sold-list.tsx';
import { type ShopTrouble, useOneShop } from './use-shops.ts';

const LateShares = lazy(async () => ({ default: (await import('./shop-shares.tsx')).ShopShares }));

/** One shop, or that there is none. */
export function ShopPage({ shop }: { readonly shop: string }) {
  const { t } = useSpeech();
  const one = useOneShop(shop);
  const { answer, again } = one;
  if (answer === null) return <LoadingList title={t('office:loading')} />;
  if (!isLeft(answer)) return <ShopShown seen={answer.right} one={one} />;
  if (answer.left.kind === 'unknownShop')
    return (
      <EmptyState title={t('office-shops:unknown')}>
        <p>{t('office-shops:unknownText')}</p>
      </EmptyState>
    );
  return <ErrorState title={t('office-shops:failed')} retry={{ text: t('office:again'), onClick: again }} />;
}

interface ShopShownProps {
  readonly seen: SeenShop;
  readonly one: ReturnType<typeof useOneShop>;
}

/** What a shop is, what it asks to change, what can be done with it, its devices, its sales and its history. */
function ShopShown({ seen, one }: ShopShownProps) {
  const { t } = useSpeech();
  const { shop, devices } = seen;
  const [told, tell] = useState<Told | null>(null);
  const ended = (trouble: ShopTrouble | null, words: string) => {
    const isFault = trouble !== null;
    tell({ isFault, words: isFault ? t(`office-shops:trouble.${trouble}`) : words });
    return !isFault;
  };
  const done = async (asked: Promise<ShopTrouble | null>, what: string) =>
    ended(await asked, t(`office-shops:done.${what}`));
  return (
    <div className={styles.page}>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{shop.name}</h1>
        <p>
          <strong>{t(`office-shops:status.${shop.status}`)}</strong>
        </p>
      </div>
      <ToldNotice told={told} />
      <AskedCorrection
        key={seen.correction?.at}
        seen={seen}
        decide={(asked, isAccepted, reason) =>
          done(one.decide(asked, isAccepted, reason), isAccepted ? 'correct' : 'refuseCorrection')
        }
      />
      <AskedPhoto
        key={seen.photos.waiting?.file}
        seen={seen}
        decide={(file, isAccepted, reason) =>
          done(one.decidePhoto(file, isAccepted, reason), isAccepted ? 'photo' : 'refusePhoto')
        }
      />
      <ShopFacts seen={seen} />
      <PlaceOfShop seen={seen} save={(place) => done(one.place(place), 'place')} />
      <ShopActs
        key={shop.status}
        seen={seen}
        act={(act, reason, most) => done(one.act(act, reason, most), act)}
      />
      {shop.status === 'authorised' && <NewCode shop={shop.name} giveCode={one.giveCode} />}
      {devices.length > 0 && (
        <ShopDeviceList
          devices={devices}
          end={async (device) => void (await done(one.endDevice(device), 'device'))}
        />
      )}
      <Suspense fallback={null}>
        <LateShares key={`${shop.status} ${devices.length}`} shop={shop.id} changed={one.again} />
      </Suspense>
      <SoldList
        shop={shop.id}
        reverse={(sale, campaign, reason) => done(one.reverse(sale, campaign, reason), 'reverse')}
      />
      <ShopVisits visits={seen.visits} />
      <ShopHistory steps={seen.steps} />
    </div>
  );
}

interface PlaceOfShopProps extends Pick<ShopShownProps, 'seen'> {
  readonly save: (place: SeenShop['shop']['place']) => Promise<boolean>;
}

/** Opens the map on which the shop is put. */
function PlaceOfShop({ seen: { shop }, save }: PlaceOfShopProps) {
  const { t } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ShopOnMap shop={shop} save={save} close={() => setOpen(false)} />;
  return (
    <div className={styles.acts}>
      <OfficeButton look="outline" onClick={() => setOpen(true)}>
        {t(shop.place === null ? 'office-shops:place.put' : 'office-shops:place.move')}
      </OfficeButton>
    </div>
  );
}
