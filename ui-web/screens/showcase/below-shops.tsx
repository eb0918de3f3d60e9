import { ShopFiguresPart } from './figures-part.tsx';
import { MarketsPart } from './markets-part.tsx';
import { OffersPart } from './offers-part.tsx';
import type { Showcase } from './use-showcase.ts';

interface BelowProps {
  readonly showcase: Showcase;
  readonly now: number;
}

/** What stands below the list of shops: what they offer, the markets, and what is known of all of them. */
export function BelowShops({ showcase: { shops, markets }, now }: BelowProps) {
  return (
    <>
      <OffersPart shops={shops} now={now} />
      {markets.length > 0 && <MarketsPart markets={markets} now={now} />}
      {shops.length > 0 && <ShopFiguresPart shops={shops} now={now} />}
    </>
  );
}
