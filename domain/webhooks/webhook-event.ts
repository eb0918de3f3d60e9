/** What other programs are notified of. */
export const webhookTypes = ['published', 'phaseChanged', 'resultPublished', 'requestChanged'] as const;
/** One of the kinds of events. */
export type WebhookType = (typeof webhookTypes)[number];

/** What an event is about, by its id alone: who wants to know more asks the API, which knows what everybody may see. */
export interface WebhookSubject {
  readonly kind: 'process' | 'proposal' | 'article' | 'request';
  readonly id: string;
}

/** Something that holds of a town now. It becomes an event when it did not hold before. */
export interface WebhookFact {
  /** The same as long as it holds, whatever is corrected in the words of its subject. */
  readonly key: string;
  readonly type: WebhookType;
  readonly subject: WebhookSubject;
}

const minute = 60_000;
const longestWait = 6 * 60 * minute;

/** How often a message is sent before it is given up: the last time about a day after the first. */
export const mostTries = 12;

/**
 * Milliseconds until a message is sent again that was not accepted: one minute, then twice as long each time, up to six
 * hours.
 *
 * @example waitAfter(3) // 240000
 */
export const waitAfter = (tries: number): number => Math.min(longestWait, minute * 2 ** (tries - 1));
