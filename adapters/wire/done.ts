import * as t from 'io-ts';

/** The answer of a call that only confirms that it is done. */
export const doneWire = t.type({ status: t.literal('ok') });
