import type { Clock } from '#application/ports/clock.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { DoorTickets } from '#application/ports/server/tickets/door-tickets.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { goodOfEvent } from '#domain/tickets/ticketed-event.ts';

/** What the doors of events need. */
export interface DoorPorts {
  readonly doorTickets: DoorTickets;
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list' | 'goodsWith' | 'eraseRecords'>;
  readonly goodsFigures: Pick<GoodsFigures, 'records'>;
  readonly passSeal: Pick<PassSeal, 'newPass' | 'newToken' | 'newId' | 'digest'>;
  readonly clock: Clock;
}

/** The good of an event of a town: its doors write into the one that sells its tickets. */
export const goodAtDoors = (realm: RealmId, event: string): GoodId => ({ realm, good: goodOfEvent(event) });
