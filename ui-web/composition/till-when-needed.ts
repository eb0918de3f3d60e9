import type { TillStore } from '#application/ports/browser/till-store.ts';
import { once } from './once.ts';

/** What a till keeps on its device; its adapter is loaded with the first question. If it does not load, nothing is kept. */
export function tillWhenNeeded<Prepared>(fetched: () => Promise<TillStore<Prepared>>): TillStore<Prepared> {
  const store = once(fetched);
  const asking = async <T>(work: (till: TillStore<Prepared>) => Promise<T>, otherwise: T): Promise<T> => {
    const till = await store().catch(() => null);
    return till === null ? otherwise : work(till);
  };
  return {
    prepared: (...shop) => asking((till) => till.prepared(...shop), null),
    prepare: (...given) => asking((till) => till.prepare(...given), false),
    unsent: (...shop) => asking((till) => till.unsent(...shop), []),
    keep: (sale) => asking((till) => till.keep(sale), false),
    drop: (sale) => asking((till) => till.drop(sale), undefined),
    keepPicture: (...picture) => asking((till) => till.keepPicture(...picture), false),
    picture: (picture) => asking((till) => till.picture(picture), null),
    dropPictures: (sale) => asking((till) => till.dropPictures(sale), undefined),
  };
}
