import type * as t from 'io-ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { ActivityAnswer, ActivityRow } from '#adapters/wire/registrations/activity.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import type { readAdmissionListCall } from '#adapters/wire/registrations/read-admission-list.ts';
import type { ApplicationContent } from '#domain/registrations/applicants/application.ts';
import type { WrittenPerson } from '#domain/registrations/applicants/participant.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import type { Loadable } from '#ui-web/shell/start/loadable.ts';

/** How an application is linked with those of a family: not at all, as its first one, or with others by their letters. */
export type FamilyWay = 'alone' | 'new' | 'join';

/** An application as it is written. Birth days are as far as they are written. */
export interface Applying {
  readonly activity: string;
  readonly isForChild: boolean;
  readonly participant: WrittenPerson;
  readonly guardian: WrittenPerson;
  readonly email: string;
  readonly phone: string;
  readonly content: ApplicationContent;
  readonly familyWay: FamilyWay;
  readonly familyLetters: string;
}

/** A file that is sent with an application, as soon as it has come. */
export interface PickedProof {
  readonly proof: string;
  readonly file: File;
}

/** Why nothing was sent or changed: the council's word, with its facts. `of`: the application; null: the form. */
export interface RegistrationFailure {
  readonly kind: string;
  readonly of: string | null;
  readonly who?: 'participant' | 'guardian';
  readonly most?: number;
  readonly group?: string;
  readonly minutes?: number;
}

/** The published list of who is admitted. */
export type AdmissionListAnswer = t.TypeOf<(typeof readAdmissionListCall)['answer']>;

/** An activity that is looked at, with its published list, and whether its draw is sealed. */
export interface OpenActivity {
  readonly activity: ActivityAnswer;
  readonly list: AdmissionListAnswer | null;
  readonly hasDraw: boolean;
}

/** The page of registrations. */
export interface RegistrationsPage {
  readonly rows: Loadable<readonly ActivityRow[]>;
  /** Null: none is opened. */
  readonly open: Loadable<OpenActivity> | null;
  readonly entry: Applying;
  readonly files: readonly PickedProof[];
  readonly failure: RegistrationFailure | null;
  readonly isSending: boolean;
  /** The application that is being changed. */
  readonly changing: string | null;
  /** The applications of this device, as the council said last. */
  readonly own: readonly OwnApplicationAnswer[];
  /** Their activities, by id. */
  readonly activities: Readonly<Record<string, ActivityAnswer>>;
  /** False: what is shown was kept on the device, and the council has not been reached. */
  readonly isFresh: boolean;
  /** The browser refused to keep them. */
  readonly isUnkept: boolean;
  /** The application that was sent or opened last, for the page to show it. */
  readonly made: string | null;
}

/** What the page works with. */
export type RegistrationsPorts = Pick<
  ServiceCouncil,
  'realm' | 'call' | 'applicationShelf' | 'clock' | 'session' | 'deviceIds' | 'randomBytes'
>;

/** A refusal of a list, with its moment. */
export const registrationsRefused = (refusal: unknown, at: Instant) =>
  ({ kind: 'refused', refusal: refusal as CouncilRefusal, at }) as const;
