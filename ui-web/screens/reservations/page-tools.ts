import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import type { withWork } from '#ui-web/holds/with-work.ts';
import type { ReservationsPage, ReservationsPorts } from './state.ts';
import type { ReservationsOfDevice } from './shelf.ts';

/** What the acts of the page work with. */
export interface ReservingTools extends Pick<ReservationsPorts, 'realm' | 'call'> {
  readonly shelf: ReservationsOfDevice;
  readonly current: () => ReservationsPage;
  readonly patch: (change: Partial<ReservationsPage>) => void;
  /** Keeps what is chosen and written, and shows it. */
  readonly enter: (change: Partial<ReservationsPage['entry']>) => void;
  /** Asks for the week that is shown again. */
  readonly reload: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** Makes a call that holds a place, with work of the device if the council asks for it. */
  readonly worked: typeof withWork;
  /** Keeps a reservation that the council answered, and shows it. */
  readonly take: (reservation: OwnReservationAnswer) => void;
}
