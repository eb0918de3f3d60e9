import * as t from 'io-ts';

/** Whether a request is among the proposals from now on; a body without a value publishes it. */
export const publishingWire = t.partial({ isPublished: t.boolean });

/** The proposal that a request became, by its id. */
export const publishedWire = t.type({ _id: t.string, isPublished: t.boolean });
