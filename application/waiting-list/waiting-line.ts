import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import type { FreedTime } from '#domain/waiting-list/freed-time.ts';
import type { WaitingPerson } from '#domain/waiting-list/waiting-person.ts';

/** A place on a waiting list as it is stored, with the version of its record. */
export interface KeptPlace<Place extends WaitingPerson = WaitingPerson> {
  readonly place: Place;
  readonly version: number;
}

/** A time that was given back, with the version of its record. */
export interface KeptFreed<Freed extends FreedTime = FreedTime> {
  readonly freed: Freed;
  readonly version: number;
}

/** Somebody who waits and whom a freed time suits; `start` null: they booked by themselves, and wait no longer. */
export interface Candidate<Place extends WaitingPerson, Start> {
  readonly kept: KeptPlace<Place>;
  readonly start: Start | null;
}

/** What is offered of a freed time, and what is set aside for it. */
export interface MadeOffer<Place extends WaitingPerson, Freed extends FreedTime> {
  readonly offer: NonNullable<Place['offer']>;
  /** The freed time with all cells that are set aside for the offer. */
  readonly freed: Freed;
  /** Until when they are, if nobody passes it on before. */
  readonly rests: Instant;
}

/** A waiting list: where it is kept, and what its service does in its own way. */
export interface WaitingLine<Place extends WaitingPerson, Freed extends FreedTime, Start> {
  readonly good: GoodId;
  readonly zone: TimeZone;
  /** The first person whom a freed time suits and who has time to answer before it; null if there is none. */
  readonly findCandidate: (freed: Freed) => Promise<Candidate<Place, Start> | null>;
  /** Offers a start to a person, under the name of a grant. */
  readonly makeOffer: (freed: Freed, place: Place, start: Start, grant: string) => MadeOffer<Place, Freed>;
  /** Sets the cells of a freed time aside, for a person or for nobody; null: for nobody. */
  readonly setAside: (freed: Freed, holder: string | null, until: Instant) => GoodsAct;
  /** Until when a freed time rests that somebody let go of. */
  readonly restsAfter: (freed: Freed, now: Instant) => Instant;
}

/** What a waiting list is kept with. */
export interface LinePorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
  /** Whether anything is offered now: not while the town has closed the front-end. Missing: it is. */
  readonly isOpen?: () => Promise<boolean>;
}
