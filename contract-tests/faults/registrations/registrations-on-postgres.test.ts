import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import { registrationsOfPlaces } from './registrations-of-places.ts';

openCouncilsOnPostgres();
registrationsOfPlaces('PostgreSQL');
