import { openSqliteGoods } from '../scarcity/opened-sqlite.ts';
import { lotsTakenAtOnce } from './drawn-at-once.ts';

lotsTakenAtOnce('SQLite', openSqliteGoods);
