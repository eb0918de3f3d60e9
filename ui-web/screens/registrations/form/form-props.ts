import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import type { RegistrationsPresenter } from '../presenter.ts';
import type { RegistrationsPage } from '../state.ts';

/** What the parts of the form work with. */
export interface ApplyProps {
  readonly activity: ActivityAnswer;
  readonly page: RegistrationsPage;
  readonly presenter: RegistrationsPresenter;
}
