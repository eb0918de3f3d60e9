import { oneEntryEach } from './one-entry.ts';

oneEntryEach('SQLite');
