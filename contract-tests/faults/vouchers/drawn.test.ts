import { openSqliteGoods } from '../scarcity/opened-sqlite.ts';
import { drawsErasedInTime } from './drawn-and-erased.ts';
import { lotsTakenAtOnce } from './drawn-at-once.ts';

lotsTakenAtOnce('SQLite', openSqliteGoods);
drawsErasedInTime('SQLite', openSqliteGoods);
