import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import type { VisitsOfDevice } from './own-visits.ts';
import type { AppointmentsPage, AppointmentsPorts } from './state.ts';

/** What the acts of the page work with. */
export interface AppointmentTools extends Pick<AppointmentsPorts, 'realm' | 'call' | 'visits'> {
  readonly wallet: VisitsOfDevice;
  readonly current: () => AppointmentsPage;
  readonly patch: (change: Partial<AppointmentsPage>) => void;
  /** Asks for the free times of what is chosen. */
  readonly ask: () => Promise<void>;
  /** Keeps an appointment that the council answered, and shows it. */
  readonly take: (visit: OwnVisit) => void;
}
