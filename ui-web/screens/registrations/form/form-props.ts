import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import type { RegistrationsPresenter } from '../presenter.ts';
import type { RegistrationsPage } from '../state.ts';

/** What the people of a form, and where they are reached, are called. */
export type CalledPeople = Readonly<
  Record<
    'self' | 'child' | 'guardian' | 'forSelf' | 'forChild' | 'email' | 'emailHint' | 'phone' | 'phoneHint',
    string
  >
>;

/** What the fields about people work with, on the page and at the desk. */
export interface EntryProps {
  readonly activity: ActivityAnswer;
  readonly page: Pick<RegistrationsPage, 'entry' | 'failure'>;
  readonly presenter: Pick<RegistrationsPresenter, 'write'>;
  /** What people are called by who writes for them, at a desk; missing: by themselves. */
  readonly called?: CalledPeople;
}

/** What the parts of the form work with. */
export interface ApplyProps extends EntryProps {
  readonly page: RegistrationsPage;
  readonly presenter: RegistrationsPresenter;
}
