import { settlementsOfShops } from './settlements-of-shops.ts';

settlementsOfShops('SQLite');
