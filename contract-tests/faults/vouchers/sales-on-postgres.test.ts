import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import { salesInShops } from './sales-in-shops.ts';

openCouncilsOnPostgres();
salesInShops('PostgreSQL');
