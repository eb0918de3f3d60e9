import * as t from 'io-ts';

/** What a call answers that has nothing to tell but that it is done. */
export const doneWire = t.type({ status: t.literal('ok') });
