import { reservationsOfPlaces } from './reservations-of-places.ts';

reservationsOfPlaces('SQLite');
