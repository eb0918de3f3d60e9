import { salesWithoutLine } from './sales-without-line.ts';

salesWithoutLine('SQLite');
