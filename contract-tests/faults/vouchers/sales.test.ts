import { salesInShops } from './sales-in-shops.ts';

salesInShops('SQLite');
