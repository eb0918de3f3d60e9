/* What a till does without a line, in one file. */
export { keepWithoutLine } from './keep-sale.ts';
export { lookWithoutLine } from './look-without-line.ts';
export { bringSales, prepareTill } from './sync-till.ts';
export { withDecided } from './told-sales.ts';
