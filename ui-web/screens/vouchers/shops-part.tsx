import { useEffect, useMemo, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { TownFacts } from '#adapters/wire/site/town-facts.ts';
import { listPublicShopsCall } from '#adapters/wire/vouchers/shops/list-public-shops.ts';
import type { PublicShop } from '#adapters/wire/vouchers/shops/shop.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { headingsOf } from '#domain/vouchers/shops/shop-headings.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import type { Position } from '#ui-web/components/map/position.ts';
import { useHere } from '#ui-web/components/map/use-here.ts';
import { MarkerMap } from '#ui-web/components/marker-map/marker-map.tsx';
import type { Council } from '#ui-web/composition/council.ts';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { askingPresenter } from '#ui-web/shell/start/loadable.ts';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useMarkerWords } from '#ui-web/shell/words/marker-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { seenFrom } from './near-shops.ts';
import { ShopList } from './shop-list.tsx';
import { ShopsComing, ShopsFrame } from './shops-frame.tsx';
import styles from './vouchers.module.css';

interface FoundShops {
  readonly shops: readonly PublicShop[];
  readonly town: TownFacts | null;
}

const shopsPresenter = ({ realm, call, services, clock }: Council) =>
  askingPresenter(async (): Promise<Either<CouncilRefusal, FoundShops>> => {
    const [shops, facts] = await Promise.all([
      call(listPublicShopsCall, { realm }),
      services().then(({ town }) => town.facts(realm)),
    ]);
    if (isLeft(shops)) return left(shops.left);
    return right({ shops: shops.right.items, town: isLeft(facts) ? null : facts.right });
  }, clock);

/** Where vouchers are used: a list by name and by what shops sell, and the same on a map. */
export function ShopsPart() {
  const { council } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => shopsPresenter(council), [council]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useComingViewModel(presenter);
  const count = state.kind === 'here' ? state.value.shops.length : 0;
  if (state.kind === 'waiting') return <ShopsComing />;
  return (
    <ShopsFrame {...(count > 0 && { count: t('vouchers:where.count', { count, n: formatCount(count) }) })}>
      {state.kind === 'refused' && <ShopsFailed again={() => void presenter.ask()} />}
      {state.kind === 'here' && count === 0 && <p>{t('vouchers:where.none')}</p>}
      {state.kind === 'here' && count > 0 && <Shops {...state.value} />}
    </ShopsFrame>
  );
}

function ShopsFailed({ again }: { readonly again: () => void }) {
  const { t } = useSpeech();
  const retry = { text: t('shell:failure.retry'), onClick: again };
  return <ErrorState title={t('vouchers:where.failed')} level={3} retry={retry} />;
}

const onMap = ({ id, name, address, place }: PublicShop) => ({
  id,
  name,
  detail: address,
  href: null,
  position: place === null ? null : { lat: place.lat, lng: place.lng },
});

/** The shops that sell what is chosen and, if that is asked for, are open now: in the list and on the map. */
function useFilteredShops(shops: readonly PublicShop[], here: Position | null) {
  const { council, site } = usePlace();
  const [heading, setHeading] = useState<string | null>(null);
  const [isOpenOnly, openOnly] = useState(false);
  const headings = useMemo(() => headingsOf(shops), [shops]);
  const seen = useMemo(
    () => seenFrom(shops, { here, now: council.clock.now(), zone: site.timeZone }),
    [shops, here, council, site],
  );
  const shown = useMemo(
    () =>
      seen
        .filter(({ shop }) => heading === null || shop.headings.includes(heading))
        .filter(({ isOpen }) => !isOpenOnly || isOpen === true),
    [seen, heading, isOpenOnly],
  );
  const places = useMemo(() => shown.map(({ shop }) => onMap(shop)), [shown]);
  const knowsHours = seen.some(({ isOpen }) => isOpen !== null);
  return { headings, heading, setHeading, isOpenOnly, openOnly, knowsHours, shown, places };
}

function Shops({ shops, town }: FoundShops) {
  const { t } = useSpeech();
  const { here, refused, isAsking, find } = useHere();
  const filter = useFilteredShops(shops, here);
  const { headings, heading, setHeading, isOpenOnly, openOnly, knowsHours, shown, places } = filter;
  const [chosen, setChosen] = useState<string | null>(null);
  const words = useMarkerWords('vouchers:where.map', 'vouchers:where.count');
  const ground = useMemo(() => townMap(town), [town]);
  return (
    <>
      {headings.length > 1 && <Headings all={headings} chosen={heading} choose={setHeading} />}
      <div className={styles.chips}>
        <Button look="outline" size="short" busy={isAsking} onClick={() => void find()}>
          {t('vouchers:where.near')}
        </Button>
        {knowsHours && (
          <button
            type="button"
            className={styles.chip}
            aria-pressed={isOpenOnly}
            onClick={() => openOnly(!isOpenOnly)}
          >
            {t('vouchers:where.openOnly')}
          </button>
        )}
      </div>
      <p role="status" className="note">
        {refused !== null && t(`vouchers:where.${refused === 'denied' ? 'denied' : 'notLocated'}`)}
        {refused === null && here !== null && t('vouchers:where.nearest')}
        {shown.length === 0 && ` ${t('vouchers:where.noneShown')}`}
      </p>
      <ShopList shown={shown} />
      <MarkerMap
        id="shops-map"
        after="shops-list"
        words={words}
        {...ground}
        wide
        places={places}
        chosen={chosen}
        onChoose={setChosen}
      />
    </>
  );
}

interface HeadingsProps {
  readonly all: readonly string[];
  readonly chosen: string | null;
  readonly choose: (heading: string | null) => void;
}

/** What shops sell, to choose from. */
function Headings({ all, chosen, choose }: HeadingsProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.chips} role="group" aria-label={t('vouchers:where.filter')}>
      {[null, ...all].map((one) => (
        <button
          key={one ?? ''}
          type="button"
          className={styles.chip}
          aria-pressed={one === chosen}
          onClick={() => choose(one)}
        >
          {one === null ? t('vouchers:where.all') : t(`vouchers:heading.${one}`)}
        </button>
      ))}
    </div>
  );
}
