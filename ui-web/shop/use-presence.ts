import { useCallback, useEffect, useState } from 'react';
import { readOwnShopCall } from '#adapters/wire/vouchers/shops/read-own-shop.ts';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useAnswer } from '../office/parts/use-answer.ts';
import { forgetShop, lastShop } from './offline/last-shop.ts';
import { sayOut, sayOutStill } from './offline/signed-out.ts';
import { forgetSale } from './sale/kept-sale.ts';
import { useShop } from './shop-context.ts';

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
export function usePresence() {
  const means = useShop();
  const { call, realm, till } = means;
  const [since, setPresence] = useState<Presence | null>(null);
  const [own, askAgain] = useAnswer(
    useCallback(
      // A device that was signed out without a line is out, though its cookie is still here.
      async () => ((await sayOutStill(means)) ? call(readOwnShopCall, { realm }) : 'out'),
      [means, call, realm],
    ),
  );
  const signedOut = useCallback(() => setPresence({ kind: 'refused' }), []);
  const said = (): Presence => {
    if (own === null) return { kind: 'asking' };
    if (own === 'out') return { kind: 'out' };
    if (!isLeft(own)) return { kind: 'in', own: own.right, isNew: false, isAway: false };
    return { kind: own.left.kind === 'shopNotAuthorised' ? 'out' : 'away' };
  };
  const presence = since ?? said();
  const opened = useCallback(
    (own: OwnShop) => setPresence({ kind: 'in', own, isNew: false, isAway: true }),
    [],
  );
  useOpeningWithoutLine(presence.kind === 'away', opened);
  useEffect(() => {
    const hasLine = () => void sayOutStill(means);
    window.addEventListener('online', hasLine);
    return () => window.removeEventListener('online', hasLine);
  }, [means]);
  const signOut = async () => {
    const shop = lastShop(means) ?? '';
    // Nobody takes vouchers without a line at a device that is out; sales that wait stay.
    await till.prepare(realm, shop, null);
    forgetSale(means, shop);
    forgetShop(means);
    setPresence({ kind: 'out' });
    await sayOut(means);
  };
  return { presence, setPresence, askAgain, signedOut, signOut };
}
