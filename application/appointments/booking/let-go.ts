import { letGrantRest } from '#domain/appointments/appointment-goods.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodsGrant } from '#domain/scarcity/goods-grant.ts';
import { holdRest } from '#domain/scarcity/work/hold-load.ts';
import { type BookingPorts, drawnShare } from './booking-ports.ts';

/** The milliseconds for which a time is held. */
export const holdLasts = 10 * 60_000;

/**
 * The acts that let go of a time which is held. If much is held it rests until a random moment: otherwise somebody could hold
 * a time for a buyer and pass it on at a moment that only the two know.
 */
export const lettingGoOf = (
  { clock, random }: Pick<BookingPorts, 'clock' | 'random'>,
  grant: GoodsGrant,
  isBusy: boolean,
): readonly GoodsAct[] => {
  const release: GoodsAct = { kind: 'release', grant: grant.id };
  const until = clock.now() + 1 + holdRest(drawnShare(random));
  return isBusy ? [release, letGrantRest(grant, until)] : [release];
};
