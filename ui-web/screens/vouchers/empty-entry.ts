import type { OrderEntry } from './state.ts';

/** A form in which nothing is written. */
export const emptyEntry: OrderEntry = { counts: {}, identity: '', birthDay: '', area: '', email: '' };
