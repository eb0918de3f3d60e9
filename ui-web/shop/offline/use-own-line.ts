import { useCallback, useMemo, useRef, useState } from 'react';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import type { UnsentSale } from '#application/ports/browser/till-store.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ShopMeans } from '../shop-context.ts';
import type { TillLine } from './line-context.ts';
import { hasNoAnswer } from '../../device/no-answer.ts';
import { useAskingAgain } from '../../device/use-asking-again.ts';
import type { PreparedTill } from './prepared-till.ts';
import { pendingNumber } from '#domain/vouchers/offline/refused-sale.ts';
import { keepTold, keptTold, nothingTold, type ToldSales } from './told-sales.ts';

/** What is done without a line; it is fetched as soon as a shop is in, and then there when the line breaks. */
const withoutLine = () => import('./without-line.ts');

/** How often the till looks for its line, and renews what it needs without one. */
const [lookEvery, renewEvery] = [30_000, 300_000];

interface Kept {
  readonly prepared: PreparedTill | null;
  readonly unsent: readonly UnsentSale[];
}

/** What the device keeps for a shop, read again when it may have changed. */
function useKept({ till, realm }: ShopMeans, own: OwnShop) {
  const [kept, setKept] = useState<Kept>({ prepared: null, unsent: [] });
  const read = useCallback(async () => {
    const [prepared, unsent] = await Promise.all([till.prepared(realm, own.id), till.unsent(realm, own.id)]);
    setKept({ prepared, unsent });
    return { prepared, unsent };
  }, [till, realm, own.id]);
  return { kept, read };
}

/** What the shop is told of the sales that it brought. */
function useTold(means: ShopMeans, own: OwnShop) {
  const [told, setTold] = useState(() => keptTold(means, own.id));
  const tell = useCallback(
    (next: ToldSales) => {
      keepTold(means, own.id, next);
      setTold(next);
    },
    [means, own.id],
  );
  return { told, tell };
}

/** Calls that say whether the council can be reached, and since when it cannot. */
function useHeardCalls(means: ShopMeans, isAway: boolean) {
  const [awaySince, setAwaySince] = useState<number | null>(() => (isAway ? means.now() : null));
  const heard = useMemo((): ShopMeans => {
    const call: ShopMeans['call'] = async (one, input) => {
      const answer = await means.call(one, input);
      const isGone = isLeft(answer) && hasNoAnswer(answer.left);
      setAwaySince((before) => (isGone ? (before ?? means.now()) : null));
      return answer;
    };
    return { ...means, call };
  }, [means]);
  return { awaySince, heard };
}

interface SyncingWith extends Pick<ReturnType<typeof useTold>, 'tell'> {
  readonly means: ShopMeans;
  readonly own: OwnShop;
  readonly read: () => Promise<Kept>;
  readonly signedOut: () => void;
}

/** Brings what waits and renews what the till needs, one time after the other. */
function useSyncing({ means, own, read, tell, signedOut }: SyncingWith) {
  const [isSyncing, setSyncing] = useState(false);
  const running = useRef(false);
  const renewed = useRef(0);
  const sync = useCallback(
    async (isDue: boolean) => {
      if (running.current) return;
      running.current = true;
      try {
        const { unsent } = await read();
        if (!isDue && unsent.length === 0 && means.now() - renewed.current < renewEvery) return;
        setSyncing(true);
        const { bringSales, prepareTill, withDecided } = await withoutLine();
        const syncing = { ...means, store: means.till, own };
        const state = await bringSales(syncing, (decided) =>
          tell(withDecided(keptTold(means, own.id), decided)),
        );
        if (state === 'out') return signedOut();
        if (state === 'done' && (await prepareTill(syncing)) !== null) renewed.current = means.now();
      } catch {
        // The program of the time without a line cannot be fetched: it is tried again.
      } finally {
        running.current = false;
        setSyncing(false);
        await read();
      }
    },
    [means, own, read, tell, signedOut],
  );
  return { sync, isSyncing };
}

/** What the till does without a line. */
const doneWithoutLine = (
  means: ShopMeans,
  own: OwnShop,
  read: () => Promise<Kept>,
): Pick<TillLine, 'look' | 'keep'> => ({
  look: async (text) => {
    const { prepared, unsent } = await read();
    if (prepared === null) return left('noAllowance');
    const { lookWithoutLine } = await withoutLine();
    const { timeZone, checkSignature, now } = means;
    return lookWithoutLine(text, { prepared, unsent, checkSignature, timeZone, now: now() });
  },
  keep: async (draft) => {
    const { keepWithoutLine } = await withoutLine();
    const { realm, till: store, now } = means;
    const kept = await read();
    const sale = await keepWithoutLine(draft, { realm, shop: own.id, store, now: now(), ...kept });
    await read();
    return isLeft(sale) ? sale : right(pendingNumber(sale.right.key));
  },
});

/** The line of a shop that is in: calls say whether it is there, and sales wait until it is. */
export function useOwnLine(
  means: ShopMeans,
  own: OwnShop,
  { isAway, signedOut }: { readonly isAway: boolean; readonly signedOut: () => void },
): { readonly line: TillLine; readonly heard: ShopMeans } {
  const { awaySince, heard } = useHeardCalls(means, isAway);
  const { kept, read } = useKept(heard, own);
  const { told, tell } = useTold(heard, own);
  const { sync, isSyncing } = useSyncing({ means: heard, own, read, tell, signedOut });
  const ask = useCallback((isDue: boolean) => void sync(isDue || awaySince !== null), [sync, awaySince]);
  useAskingAgain(ask, lookEvery);
  const line: TillLine = {
    awaySince,
    ...kept,
    told,
    isSyncing,
    sync: () => void sync(true),
    closeTold: () => tell(nothingTold),
    ...doneWithoutLine(heard, own, read),
  };
  return { line, heard };
}
