import { use, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { behindHash } from '#ui-web/shell/routing/behind-hash.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { usePickups } from './pickups/use-pickups.ts';
import { ShowcasePage } from './showcase-page.tsx';
import { useMinute, useShowcase } from './use-showcase.ts';

const ConfirmPage = latePart(
  async () => (await import('./confirm/confirm-page.tsx')).ConfirmPage,
  undefined,
  'showcase-parts',
);
const OneShopPage = latePart(
  async () => (await import('./shop-page.tsx')).OneShopPage,
  undefined,
  'showcase-parts',
);
const NoShop = latePart(async () => (await import('./no-shop.tsx')).NoShop, undefined, 'showcase-parts');

/** The key of a weekly mail, which the address has behind its `#`, so that no log has it; null without one. */
const keyToConfirm = (behind: string): string | null =>
  /^confirmar\/([\w.-]{1,200})$/u.exec(behind)?.[1] ?? null;

/** The portal of shops: all of them, one of them, or what one is asked to confirm. */
export function ShowcaseScreen({ params }: { readonly params?: RouteParams }) {
  const { council } = usePlace();
  const services = use(council.services());
  const ports = useMemo((): ServiceCouncil => ({ ...council, ...services }), [council, services]);
  const [key] = useState(() => keyToConfirm(behindHash()));
  return key === null ? (
    <Shops council={ports} named={params?.key} />
  ) : (
    <ConfirmPage council={ports} link={key} />
  );
}

function Shops({ council, named }: { readonly council: ServiceCouncil; readonly named: string | undefined }) {
  const { site } = usePlace();
  const { t } = useSpeech();
  const { state, load, refresh } = useShowcase(council);
  const pickups = usePickups(council, refresh);
  const now = useMinute(council.clock);
  const asked = new URLSearchParams(useSearch()).get('comercio');
  const wanted = named ?? asked;
  if (state.kind === 'here') {
    const shop = state.value.shops.find(({ id }) => id === wanted);
    const shown = { showcase: state.value, pickups, now };
    if (wanted === null) return <ShowcasePage {...shown} />;
    return shop === undefined ? <NoShop {...shown} /> : <OneShopPage key={shop.id} {...shown} shop={shop} />;
  }
  return (
    <div className="wrap">
      <div className="page-top">
        <ScreenTitle of={t('showcase:title')} />
      </div>
      {state.kind === 'refused' ? (
        <Failure
          whole
          title={t('showcase:failed')}
          refused={state}
          zone={site.timeZone}
          retry={() => void load()}
        />
      ) : (
        <LoadingList title={t('showcase:loading')} />
      )}
    </div>
  );
}
