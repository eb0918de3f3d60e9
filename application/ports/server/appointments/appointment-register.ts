import type { AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { CalendarSettings } from '#domain/working-days/working-days.ts';

/** The offices, desks and services of a town, as its office set them up, and the holidays of its calendar. */
export interface AppointmentRegister {
  readonly setup: (realm: RealmId) => Promise<AppointmentSetup>;
  readonly calendar: (realm: RealmId) => Promise<CalendarSettings>;
}
