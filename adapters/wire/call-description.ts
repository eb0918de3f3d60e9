import type * as t from 'io-ts';
import type { Act } from '#domain/office/roles.ts';
import type { RefusalTag } from './refusals.ts';

/** The topic of a call: the chapters of the document. */
export const callTopics = {
  surveys: 'Surveys, votes, results and published ballots',
  comments: 'Comments on proposals, where a town takes them',
  sessions: 'Anonymous devices and their sessions',
  requests: 'Forms, requests, uploads, payments and places',
  staff: 'People of staff: signing in, roles, sessions, tokens of programs',
  documents: 'Documents in the office: drafts, states, publication, revisions',
  portals: 'Front-ends of the town, and messages to the phones of their readers',
  votes: 'Votes in the office: opening by two people, and what may change since then',
  vouchers: 'Vouchers for shops: campaigns, what is left of them, and how they are made',
  showcase: 'Shops of the town: what they sell, when they are open, and what they set aside',
  reservations: 'Reservations of courts and halls: venues, free times, seasons of clubs',
  tickets:
    'Tickets of events: sessions, prices, seats, orders, what comes back; their doors, and the scanners there',
  appointments: 'Appointments: what for, when and where, and the counter that serves them',
  registrations:
    'Registrations for activities: applications, lists, places, and draws that anybody can recount',
  works: 'Projects in the office: news from the street, owners and milestones',
  collections: 'Documents of a town: settings, menus, processes, articles, vocabularies, its region',
  service: 'The server itself, and its files',
} as const;

export interface QueryParameter {
  readonly name: string;
  readonly tells: string;
  readonly required?: boolean;
  readonly example?: string;
}

/** What a call answers if it succeeds. */
export type CallAnswerKind =
  | { readonly kind: 'json'; readonly codec: t.Mixed }
  /** JSON Lines: the first line, then any number of the others. */
  | { readonly kind: 'lines'; readonly first: t.Mixed; readonly others: t.Mixed }
  | { readonly kind: 'other'; readonly type: string; readonly status?: 303 };
export type DescribedAnswer = CallAnswerKind & { readonly tells: string };

/**
 * What one route accepts and answers, as the document of the API describes it; made of the call and its text
 * (`call-text.ts`). Refusals that every call has are added where the document is made.
 */
export interface CallDescription {
  readonly id: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly topic: keyof typeof callTopics;
  readonly summary: string;
  readonly query?: readonly QueryParameter[];
  readonly body?: { readonly codec: t.Mixed; readonly example: unknown };
  /** A body that is not JSON: its content type, and the names in it. */
  readonly otherBody?: { readonly type: string; readonly names: readonly string[] };
  readonly answer: DescribedAnswer;
  /** The call's own refusals. */
  readonly refusals: readonly RefusalTag[];
  /** True if the call needs the cookie of a login. */
  readonly needsSession?: boolean;
  /** True if only staff are answered, with the session of a person or the token of a program. */
  readonly needsStaff?: boolean;
  /** The act without which staff are refused; missing if the call is about the caller alone. */
  readonly act?: Act;
}
