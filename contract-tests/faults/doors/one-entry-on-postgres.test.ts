import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import { oneEntryEach } from './one-entry.ts';

openCouncilsOnPostgres();
oneEntryEach('PostgreSQL');
