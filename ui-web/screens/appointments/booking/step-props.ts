import type { AppointmentsPresenter } from '../presenter.ts';
import type { AppointmentChoices, AppointmentsPage } from '../state.ts';

/** What each step of a booking is drawn with. */
export interface BookingStepProps {
  readonly page: AppointmentsPage;
  readonly choices: AppointmentChoices;
  readonly presenter: AppointmentsPresenter;
}
