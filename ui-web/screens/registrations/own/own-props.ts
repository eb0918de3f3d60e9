import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import type { RegistrationsPresenter } from '../presenter.ts';
import type { RegistrationsPage } from '../state.ts';

/** What the parts about applications of this device work with. */
export interface OwnApplicationsProps {
  readonly page: RegistrationsPage;
  readonly presenter: RegistrationsPresenter;
}

/** What the parts about one application work with. */
export interface OwnApplicationProps extends OwnApplicationsProps {
  readonly one: OwnApplicationAnswer;
  /** Its activity; null while it is not known. */
  readonly activity: ActivityAnswer | null;
}

/** The title of a group of an application; its id while the activity is not known. */
export const groupNamed = (activity: ActivityAnswer | null, id: string) =>
  activity?.groups.find((group) => group.id === id) ?? null;
