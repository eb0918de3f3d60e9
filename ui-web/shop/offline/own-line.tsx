import { type ReactNode, useEffect } from 'react';
import { ShopContext, type ShopInside, useShop } from '../shop-context.ts';
import { LineBanner } from './line-banner.tsx';
import { LineContext } from './line-context.ts';
import { noteShop } from './last-shop.ts';
import { useOwnLine } from './use-own-line.ts';

interface OwnLineProps extends ShopInside {
  /** Whether the page was opened without a line. */
  readonly isAway: boolean;
  readonly children: ReactNode;
}

/** The line of the shop that is in: its calls are listened to, and its banner says whether there is a line. */
export function OwnLine({ own, isAway, signedOut, children }: OwnLineProps) {
  const means = useShop();
  const { line, heard } = useOwnLine(means, own, { isAway, signedOut });
  useEffect(() => noteShop(means, own.id), [means, own.id]);
  return (
    <ShopContext value={heard}>
      <LineContext value={line}>
        <LineBanner />
        {children}
      </LineContext>
    </ShopContext>
  );
}
