import { extendReservationCall } from '#adapters/wire/reservations/extend-reservation.ts';
import { giveReservationBackCall } from '#adapters/wire/reservations/give-reservation-back.ts';
import { leaveReservationCall } from '#adapters/wire/reservations/leave-reservation.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import { isLeft } from '#domain/shared/result.ts';
import { reservationFailure } from '../failure.ts';
import type { ReservingTools } from '../page-tools.ts';

/** What a person does with the reservations of this device. */
export function reservationActs(tools: ReservingTools) {
  const { call, realm, shelf, current, patch, reload, refresh, worked, take } = tools;
  const fails = async (refused: unknown): Promise<void> => {
    patch({ returning: null, failure: reservationFailure(refused) });
    await refresh();
  };
  const forget = (key: string): void => {
    shelf.forget(key);
    patch({ own: current().own.filter(({ id }) => id !== key) });
  };
  return {
    extend: async ({ venue: { id }, id: key }: OwnReservationAnswer): Promise<void> => {
      const done = await worked((work) => call(extendReservationCall, { realm, id, body: { key, work } }));
      if (isLeft(done)) return fails(done.left);
      take(done.right);
    },
    leave: async ({ venue: { id }, id: key }: OwnReservationAnswer): Promise<void> => {
      const done = await call(leaveReservationCall, { realm, id, body: { key } });
      if (isLeft(done)) return fails(done.left);
      forget(key);
      await reload();
    },
    askToGiveBack: (key: string | null): void =>
      patch({ returning: key === null ? null : { key, isSending: false } }),
    giveBack: async ({ venue: { id }, id: key }: OwnReservationAnswer): Promise<void> => {
      patch({ returning: { key, isSending: true }, failure: null });
      const done = await call(giveReservationBackCall, { realm, id, body: { key } });
      if (isLeft(done)) return fails(done.left);
      patch({ returning: null });
      take(done.right);
      await reload();
    },
    forget,
  };
}
