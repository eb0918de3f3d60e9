import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { MissingDocument } from '#ui-web/shell/routing/missing-document.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OwnPickups } from './pickups/own-pickups.tsx';
import type { PickupsOfDevice } from './pickups/use-pickups.ts';
import type { Showcase } from './use-showcase.ts';

interface NoShopProps {
  readonly showcase: Showcase;
  readonly pickups: PickupsOfDevice;
  readonly now: number;
}

/** The page of a shop that is not in the showcase, or no longer; what it sets aside for this device stays here. */
export function NoShop({ showcase, pickups, now }: NoShopProps) {
  const { t } = useSpeech();
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('shell:breadcrumbs')}
        items={[
          { href: '/', text: t('shell:home') },
          { href: '/comercios', text: t('showcase:title') },
        ]}
      />
      <div className="page-top">
        <ScreenTitle of={t('showcase:title')} />
      </div>
      <MissingDocument list="/comercios" words={t('showcase:all')} />
      {pickups.own.length > 0 && <OwnPickups pickups={pickups} shops={showcase.shops} now={now} />}
    </div>
  );
}
