import { useEffect, useMemo, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { TownFacts } from '#adapters/wire/site/town-facts.ts';
import { listPublicShopsCall } from '#adapters/wire/vouchers/shops/list-public-shops.ts';
import type { PublicShop } from '#adapters/wire/vouchers/shops/shop.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { MarkerMap } from '#ui-web/components/marker-map/marker-map.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import type { Council } from '#ui-web/composition/council.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { askingPresenter } from '#ui-web/shell/start/loadable.ts';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useMarkerWords } from '#ui-web/shell/words/marker-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './vouchers.module.css';

interface FoundShops {
  readonly shops: readonly PublicShop[];
  readonly town: TownFacts | null;
}

const shopsPresenter = ({ realm, call, forms, clock }: Council) =>
  askingPresenter(async (): Promise<Either<CouncilRefusal, FoundShops>> => {
    const [shops, facts] = await Promise.all([
      call(listPublicShopsCall, { realm }),
      forms().then(({ town }) => town.facts(realm)),
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
  const state = useViewModel(presenter);
  const count = state.kind === 'here' ? state.value.shops.length : 0;
  return (
    <section className={styles.row} aria-labelledby="donde">
      <div className={styles.head}>
        <h2 id="donde" tabIndex={-1}>
          {t('vouchers:where.title')}
        </h2>
        {count > 0 && <p>{t('vouchers:where.count', { count, n: formatCount(count) })}</p>}
      </div>
      <div className={styles.matter}>
        {state.kind === 'waiting' && <LoadingList title={t('vouchers:where.loading')} />}
        {state.kind === 'refused' && <ShopsFailed again={() => void presenter.ask()} />}
        {state.kind === 'here' && count === 0 && <p>{t('vouchers:where.none')}</p>}
        {state.kind === 'here' && count > 0 && <Shops {...state.value} />}
      </div>
    </section>
  );
}

function ShopsFailed({ again }: { readonly again: () => void }) {
  const { t } = useSpeech();
  const retry = { text: t('shell:failure.retry'), onClick: again };
  return <ErrorState title={t('vouchers:where.failed')} level={3} retry={retry} />;
}

/** What shops sell, each word once. */
const headingsOf = (shops: readonly PublicShop[]): readonly string[] =>
  [...new Set(shops.flatMap(({ headings }) => headings))].toSorted((a, b) => a.localeCompare(b));

const onMap = ({ id, name, address, place }: PublicShop) => ({
  id,
  name,
  detail: address,
  href: null,
  position: place === null ? null : { lat: place.lat, lng: place.lng },
});

/** The shops that sell what is chosen, in the list and on the map. */
function useFilteredShops(shops: readonly PublicShop[]) {
  const [heading, setHeading] = useState<string | null>(null);
  const headings = useMemo(() => headingsOf(shops), [shops]);
  const shown = useMemo(
    () => shops.filter(({ headings: own }) => heading === null || own.includes(heading)),
    [shops, heading],
  );
  const places = useMemo(() => shown.map(onMap), [shown]);
  return { headings, heading, setHeading, shown, places };
}

function Shops({ shops, town }: FoundShops) {
  const { headings, heading, setHeading, shown, places } = useFilteredShops(shops);
  const [chosen, setChosen] = useState<string | null>(null);
  const words = useMarkerWords('vouchers:where.map', 'vouchers:where.count');
  const ground = useMemo(() => townMap(town), [town]);
  return (
    <>
      {headings.length > 1 && <Headings all={headings} chosen={heading} choose={setHeading} />}
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

/** The shops by name, in a box that scrolls. */
function ShopList({ shown }: { readonly shown: readonly PublicShop[] }) {
  const { said } = useSpeech();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div id="shops-list" className={styles.shopsBox} role="group" aria-labelledby="donde" tabIndex={0}>
      <PlainList className={styles.shops}>
        {shown.map((shop) => (
          <li key={shop.id}>
            <b>{shop.name}</b>
            <small>{shop.address}</small>
            {said(shop.hours).text !== '' && (
              <small lang={langOf(said(shop.hours))}>{said(shop.hours).text}</small>
            )}
          </li>
        ))}
      </PlainList>
    </div>
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
