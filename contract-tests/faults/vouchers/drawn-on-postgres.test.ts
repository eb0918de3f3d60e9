import { goodsOnPostgres } from '../scarcity/opened-postgres.ts';
import { drawsErasedInTime } from './drawn-and-erased.ts';
import { lotsTakenAtOnce } from './drawn-at-once.ts';

lotsTakenAtOnce('PostgreSQL', goodsOnPostgres());
// A database of its own: it is the same campaign.
drawsErasedInTime('PostgreSQL', goodsOnPostgres());
