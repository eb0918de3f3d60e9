import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import { ticketsOfEvents } from './tickets-of-events.ts';

openCouncilsOnPostgres();
ticketsOfEvents('PostgreSQL');
