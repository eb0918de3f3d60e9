import { ticketsOfEvents } from './tickets-of-events.ts';

ticketsOfEvents('SQLite');
