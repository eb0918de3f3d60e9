import { letGrantRest } from '#domain/appointments/appointment-goods.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodsGrant } from '#domain/scarcity/goods-grant.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { holdRest } from '#domain/scarcity/work/hold-load.ts';
import { type BookingPorts, drawnShare } from './booking-ports.ts';

/** The milliseconds for which a time is held. */
export const holdLasts = 10 * 60_000;

/**
 * Until when a time rests that a device lets go of while much is held: a random moment. Otherwise somebody could hold a time for
 * a buyer and pass it on at a moment that only the two know.
 */
export const restOver = ({ clock, random }: Pick<BookingPorts, 'clock' | 'random'>): Instant =>
  clock.now() + 1 + holdRest(drawnShare(random));

/** The acts that let go of a time which is held: it rests first, if much is held. */
export const lettingGoOf = (
  ports: Pick<BookingPorts, 'clock' | 'random'>,
  grant: GoodsGrant,
  isBusy: boolean,
): readonly GoodsAct[] => {
  const release: GoodsAct = { kind: 'release', grant: grant.id };
  return isBusy ? [release, letGrantRest(grant, restOver(ports))] : [release];
};
