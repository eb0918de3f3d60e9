/**
 * What a person may be sent a message about, each with a switch of its own. The order is that of their settings. All are
 * off at first: a message is sent only about what its reader asked for.
 */
export const pushSubjects = [
  'appointments',
  'reservations',
  'tickets',
  'registrations',
  'vouchers',
  'requests',
  'following',
  'votes',
] as const;

/** One of them. */
export type PushSubject = (typeof pushSubjects)[number];

/** Whether a text is the name of a subject. */
export const isPushSubject = (text: string): text is PushSubject =>
  (pushSubjects as readonly string[]).includes(text);
