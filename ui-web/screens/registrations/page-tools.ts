import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import type { ApplicationsOfDevice } from './application-shelf.ts';
import type { Applying, RegistrationsPage, RegistrationsPorts } from './state.ts';

/** What the acts of the page work with. */
export interface RegistrationTools
  extends Pick<RegistrationsPorts, 'realm' | 'call' | 'randomBytes' | 'clock'> {
  readonly shelf: ApplicationsOfDevice;
  readonly current: () => RegistrationsPage;
  readonly patch: (change: Partial<RegistrationsPage>) => void;
  /** Keeps what is written, and shows it. */
  readonly enter: (change: Partial<Applying>) => void;
  /** Asks for the activity that is shown again. */
  readonly reload: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** Keeps an application that the council answered, and shows it. */
  readonly take: (application: OwnApplicationAnswer) => void;
}
