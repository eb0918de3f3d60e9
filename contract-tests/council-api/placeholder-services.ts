import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import type { KnownServices } from './known-services.ts';

const at = '2030-01-02T09:00:00.000Z';
const [day, next] = ['2030-01-02', '2030-01-03'];
const named = (id: string) => ({ id, title: '{title}', summary: '' });

const service = {
  family: '{service}',
  minutes: 15,
  minutesMore: 0,
  mostPeople: 1,
  isCombinable: false,
  papers: [],
  fee: '0.00',
};

const place = (on: string) => ({
  day: on,
  isOpen: true,
  hours: [],
  closed: null,
  dusk: null,
  places: [{ place: '{place}', starts: [at], events: [], clubs: [] }],
});

/** Only what the checks look at. */
const venue = {
  ...named('{venue}'),
  people: [{ id: '{people}', check: 'unchecked', needsBirthDay: false }],
} as unknown as VenueAnswer;
const activity = {
  ...named('{activity}'),
  phase: 'open',
  mode: 'draw',
  isForCensus: false,
  starts: at,
  groups: [{ id: '{group}', minimumAge: null, maximumAge: null }],
  plans: [],
} as unknown as ActivityAnswer;
const event = {
  ...named('{event}'),
  gatheredUntil: null,
  dates: [{ id: '{session}', calledOff: null, hasLine: false, left: [{ type: '{type}', left: 1 }] }],
  types: [{ id: '{type}', asksWho: false, need: 'any', check: 'unchecked' }],
} as unknown as TicketedEventAnswer;

/** A service of each kind, for the list of what is asked of a council. */
export const placeholderServices: KnownServices = {
  appointments: {
    services: [{ ...named('{service}'), ...service, booker: 'census' }],
    offices: [],
    free: { service: '{service}', office: '{office}', at },
  },
  venues: [{ venue, week: { minutes: 60, days: [place(day), place(next)] } }],
  activities: [activity],
  events: [event],
};
