import * as t from 'io-ts';
import { orNull } from '../decode.ts';

const subject = {
  kind: t.keyof({ process: null, proposal: null, request: null, campaign: null }),
  id: t.string,
};

/**
 * What a person wants to follow, and the language of the notices. Without an e-mail it is the verified one of the
 * session.
 */
export const followBodyWire = t.intersection([
  t.type({ ...subject, language: t.keyof({ es: null, va: null, ca: null, en: null, eu: null }) }),
  t.partial({
    email: orNull(t.string),
    /** The browser that asks wants notices itself: the address of its push service, and its two keys. */
    push: orNull(t.type({ endpoint: t.string, p256dh: t.string, auth: t.string })),
  }),
]);

/** `asked`: a mail with a link is sent to that address, whatever it follows already. */
export const followAnswerWire = t.type({ status: t.keyof({ asked: null, following: null }) });

/** The code of a mail's link, as it is after the `#` of its address. */
export const followLinkWire = t.type({ link: t.string });

/** Asks for what is followed by the link of a mail or, without one, by the verified e-mail of the session and the browser's own endpoint. */
export const followsBodyWire = t.partial({ link: orNull(t.string), endpoint: orNull(t.string) });

/** A follow; `link` ends it. A report has no page: its path is empty. */
export const followedWire = t.type({
  ...subject,
  title: t.string,
  path: t.string,
  link: t.string,
  by: t.keyof({ mail: null, push: null }),
});

export const followsWire = t.type({
  items: t.array(followedWire),
  /** Whether the next follow needs no mail: the session has a verified e-mail. */
  isKnown: t.boolean,
  /** What a browser needs to get notices itself; null if this council sends only mails. */
  pushKey: t.union([t.string, t.null]),
});

/** What is followed from now on, and the link to all that this follower follows. */
export const confirmedFollowWire = t.intersection([followedWire, t.type({ mine: t.string })]);

export const endedFollowWire = t.type({ status: t.literal('ended') });

/** For the examples of the calls. */
export const exampleLink = '0f1e2d3c4b5a69788796a5b4c3d2e1f0.0f1e2d3c4b5a69788796a5b4c3d2e1f0';
