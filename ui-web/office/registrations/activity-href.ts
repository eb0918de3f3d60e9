/** Where the activities of the office are. */
export const registrationsPlace = '/gestion/inscripciones';

/** The parts of an activity, in the order of its tabs. */
export const activityParts = ['solicitudes', 'plazas', 'asistencia'] as const;
export type ActivityPart = (typeof activityParts)[number];

/** The part at which somebody applies at the desk. It is no tab: a button leads to it while applications come. */
export const deskPart = 'alta';

/** The page of an activity, or of a part of it. */
export const activityHref = (id: string, part: ActivityPart = 'solicitudes'): string =>
  `${registrationsPlace}/${encodeURIComponent(id)}${part === 'solicitudes' ? '' : `/${part}`}`;

/** What of its applications waits for staff, by the name that the address of their list gives it. */
export const waitingStates = ['undecided', 'appeal', 'unpaid'] as const;

/** Its applications that wait for staff. */
export const waitingApplicationsHref = (id: string, state: (typeof waitingStates)[number]): string =>
  `${activityHref(id)}?estado=${state}`;

/** The form for who comes to the desk. */
export const applyAtDeskHref = (id: string): string =>
  `${registrationsPlace}/${encodeURIComponent(id)}/${deskPart}`;

/** The page of an application. */
export const staffApplicationHref = (activity: string, code: string): string =>
  `${registrationsPlace}/${encodeURIComponent(activity)}/solicitudes/${encodeURIComponent(code)}`;
