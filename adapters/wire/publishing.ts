import * as t from 'io-ts';

/** Whether a request stands among the proposals from now on; a body that says nothing puts it there. */
export const publishingWire = t.partial({ isPublished: t.boolean });

/** The proposal that a request became, by its id. */
export const publishedWire = t.type({ _id: t.string, isPublished: t.boolean });
