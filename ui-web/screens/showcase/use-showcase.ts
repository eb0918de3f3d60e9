import { useEffect, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { listShowcaseCall } from '#adapters/wire/showcase/list-showcase.ts';
import type { TownFacts } from '#adapters/wire/site/town-facts.ts';
import type { PublicMarket } from '#adapters/wire/showcase/market-document.ts';
import type { PublicListing } from '#adapters/wire/showcase/public-listing.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { IsHoliday } from '#domain/showcase/open-now.ts';
import type { VoucherSeason } from '#domain/vouchers/voucher-season.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import { presented, useViewModel } from '#ui-web/presenter.ts';
import { useOpened } from '#ui-web/shell/start/first-view.ts';
import { answerState, type Loadable, waiting } from '#ui-web/shell/start/loadable.ts';

/** The shops of the town, and what its maps are drawn on. */
export interface Showcase {
  readonly shops: readonly PublicListing[];
  readonly markets: readonly PublicMarket[];
  /** The holidays of the town within the days that the page looks ahead. */
  readonly isHoliday: IsHoliday;
  /** Whether vouchers are taken in the town just now, or would be. */
  readonly vouchers: VoucherSeason;
  readonly town: TownFacts | null;
}

/** Asks for the showcase; `refresh` asks again, for what has changed, and keeps what is shown meanwhile, or if nothing comes. */
function showcasePresenter({ realm, call, town, clock }: ServiceCouncil) {
  const state = new BehaviorSubject<Loadable<Showcase>>(waiting);
  let ground: TownFacts | null = null;
  /** The shops that came last, and as which version. */
  let kept: { readonly version: string; readonly shops: Showcase['shops'] } | null = null;
  const ask = async (): Promise<Either<CouncilRefusal, Showcase>> => {
    const came = await call(listShowcaseCall, { realm, known: kept?.version ?? null });
    if (isLeft(came)) return left(came.left);
    const { items, version, markets, vouchers } = came.right;
    const holidays = new Set(came.right.holidays);
    if (kept?.version !== version) kept = { version, shops: items };
    const { shops } = kept;
    return right({
      shops,
      markets,
      vouchers,
      isHoliday: (day) => holidays.has(day),
      town: ground,
    });
  };
  return {
    ...presented(state),
    load: async () => {
      state.next(waiting);
      state.next(await answerState(ask(), clock));
    },
    refresh: async () => {
      const next = await answerState(ask(), clock);
      if (next.kind === 'here') state.next(next);
    },
    /** What maps are drawn on: they come last. */
    place: async () => {
      const facts = await town.facts(realm);
      if (isLeft(facts)) return;
      ground = facts.right;
      const { value } = state;
      if (value.kind === 'here') state.next({ kind: 'here', value: { ...value.value, town: ground } });
    },
  };
}

const opening = (council: ServiceCouncil) => ({
  name: 'showcase',
  make: () => showcasePresenter(council),
  open: (one: ReturnType<typeof showcasePresenter>) => one.load(),
  // What was sent with the page may be a minute old.
  renew: (one: ReturnType<typeof showcasePresenter>) => one.refresh(),
});

/** The showcase, asked for when the page opens. */
export function useShowcase(council: ServiceCouncil) {
  const presenter = useOpened(opening(council), council);
  useEffect(() => void presenter.place(), [presenter]);
  const { load, refresh } = presenter;
  return { state: useViewModel(presenter), load, refresh };
}

const minute = 60_000;

/** The moment by the clock of the device, a new one every minute: shops open and close while the page is open. */
export function useMinute(clock: ServiceCouncil['clock']): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), minute);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
