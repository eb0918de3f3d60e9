import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import { salesWithoutLine } from './sales-without-line.ts';

openCouncilsOnPostgres();
salesWithoutLine('PostgreSQL');
