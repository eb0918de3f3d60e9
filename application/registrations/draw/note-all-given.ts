import type { Clock } from '#application/ports/clock.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { givenRecord } from './draw-records.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly clock: Clock;
}

/** Notes that all that was drawn is given, so that nobody looks for it again. Who was faster has noted the same. */
export const noteAllGiven = ({ goods, clock }: Ports, good: GoodId) =>
  goods.ask(good, {
    key: 'drawn/all',
    bodyHash: 'drawn/all',
    at: clock.now(),
    by: bySystem,
    acts: [],
    money: [],
    records: [givenRecord(clock.now())],
  });
