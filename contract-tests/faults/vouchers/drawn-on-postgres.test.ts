import { goodsOnPostgres } from '../scarcity/opened-postgres.ts';
import { lotsTakenAtOnce } from './drawn-at-once.ts';

lotsTakenAtOnce('PostgreSQL', goodsOnPostgres());
