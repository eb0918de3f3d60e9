import { registrationsOfPlaces } from './registrations-of-places.ts';

registrationsOfPlaces('SQLite');
