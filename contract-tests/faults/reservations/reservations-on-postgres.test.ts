import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import { reservationsOfPlaces } from './reservations-of-places.ts';

openCouncilsOnPostgres();
reservationsOfPlaces('PostgreSQL');
