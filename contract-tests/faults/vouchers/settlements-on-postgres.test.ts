import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import { settlementsOfShops } from './settlements-of-shops.ts';

openCouncilsOnPostgres();
settlementsOfShops('PostgreSQL');
